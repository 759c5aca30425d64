/* empty css                      */
import { Loader } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/ui/states/loading-line.tsx
/** Says what is loading, above a skeleton. */
var LoadingLine = ({ text }) =>
  /* @__PURE__ */ jsxs('output', {
    className: 'row gap-3 muted text-sm min-h-32',
    children: [
      /* @__PURE__ */ jsx(Loader, {
        size: 18,
        color: 'ink',
        'aria-hidden': true,
      }),
      ' ',
      text,
    ],
  });
export { LoadingLine as t };
