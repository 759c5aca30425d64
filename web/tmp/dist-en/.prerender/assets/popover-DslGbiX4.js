import { t as markOpened } from './just-opened-Bjon_rqw.js';
import { useId, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
var popover_module_default = { popover: '_popover_kq0zj_1' };
// web/src/ui/dialogs/popover.tsx
/**
 * The browser's own popover, below the end of a button; on a phone a sheet. It closes by Escape and by a click
 * elsewhere.
 */
function Popover({ label, children, renderContent }) {
  const id = useId();
  const button = useRef(null);
  const [isOpen, setOpen] = useState(false);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      children({
        ref: button,
        popoverTarget: id,
      }),
      /* @__PURE__ */ jsx('dialog', {
        id,
        popover: 'auto',
        'aria-label': label,
        className: `m-0 p-panel border-line rounded-lg bg-raised shadow-3 color-inherit absolute ${popover_module_default.popover}`,
        onBeforeToggle: ({ currentTarget, newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') markOpened(currentTarget);
          if (button.current) placeBelow(currentTarget, button.current.getBoundingClientRect());
        },
        onToggle: ({ currentTarget }) => keepInSight(currentTarget),
        children: isOpen && renderContent(() => document.getElementById(id)?.hidePopover()),
      }),
    ],
  });
}
/** As wide as a popover can be, with its margin. */
var room = 396;
/** In coordinates of the document, so that it scrolls together with its button. */
function placeBelow({ style }, target) {
  style.setProperty('--top', `${target.bottom + scrollY + 8}px`);
  const { clientWidth } = document.documentElement;
  style.setProperty('--right', `${Math.min(clientWidth - target.right, clientWidth - room)}px`);
}
/** If there is no room below the button, it moves up as far as it must. Its height is known once it is open. */
function keepInSight(popover) {
  const { top, bottom } = popover.getBoundingClientRect();
  const beyond = bottom + 8 - innerHeight;
  if (beyond > 0 && top > 0)
    popover.style.setProperty('--top', `${Math.max(8, top - beyond) + scrollY}px`);
}
export { Popover as t };
