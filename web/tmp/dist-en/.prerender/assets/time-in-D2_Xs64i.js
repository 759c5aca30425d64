import { y as formatDate } from '../entry.mjs';
/* empty css                      */
import { t as messages } from './lists-_R1AHlhb.js';
import { Button } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
// web/src/widgets/badges/since-chip.tsx
/** A list that a figure leads to shows only the period of that figure, until this is pressed. */
var SinceChip = ({ from, onClear }) =>
  /* @__PURE__ */ jsx('p', {
    children: /* @__PURE__ */ jsx(Button, {
      variant: 'default',
      size: 'xs',
      rightSection: /* @__PURE__ */ jsx(IconX, {
        size: 14,
        stroke: 2,
        'aria-hidden': true,
      }),
      'aria-label': messages.clearSince(formatDate(from)),
      onClick: onClear,
      children: messages.since(formatDate(from)),
    }),
  });
// web/src/lib/formats/time-in.ts
/** The time in a URL, if it is one. */
var timeIn = (value) => {
  const time = typeof value === 'string' ? new Date(value) : /* @__PURE__ */ new Date(NaN);
  return Number.isNaN(time.getTime()) ? void 0 : time.toISOString();
};
export { SinceChip as n, timeIn as t };
