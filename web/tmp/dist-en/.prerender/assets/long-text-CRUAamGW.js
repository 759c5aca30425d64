/* empty css                     */
import { n as useTextLimit, t as TextLimit } from './text-limit-BKMFwxfE.js';
import { Textarea } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/ui/fields/long-text.tsx
/** A field of several lines that says when a text nears its limit, or was cut there. */
function LongText({ maxLength, value = '', ...props }) {
  const { field, ...limit } = useTextLimit(value, maxLength);
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column gap-1-5',
    children: [
      /* @__PURE__ */ jsx(Textarea, {
        value,
        ...props,
        ...field,
      }),
      /* @__PURE__ */ jsx(TextLimit, { ...limit }),
    ],
  });
}
export { LongText as t };
