globalThis.lazySources.push('src/features/desk/queue/no-cases.tsx');
/* empty css                      */
import { t as messages } from './desk-BtmXEFdO.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
// web/src/features/desk/queue/no-cases.tsx
/** Where filters hide them, they can be cleared. */
function NoCases({ onClear }) {
  const { queue: m } = messages;
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid justify-items-center gap-2 muted text-center p-none',
    children: [
      /* @__PURE__ */ jsx(IconInbox, {
        size: 32,
        stroke: 1.5,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('h3', {
        className: 'm-0 ink no-outline title-xs',
        tabIndex: -1,
        children: onClear ? m.noneMatching : m.none,
      }),
      onClear
        ? /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            size: 'sm',
            onClick: onClear,
            children: m.clear,
          })
        : /* @__PURE__ */ jsx('p', { children: m.noneAbout }),
    ],
  });
}
export { NoCases };
