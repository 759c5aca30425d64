/* empty css                          */
/* empty css                      */
import { t as Key } from './key-CXPUYXsX.js';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
var undo_bar_module_default = {
  floating: '_floating_1h2xc_1',
  inline: '_inline_1h2xc_12',
  corner: '_corner_1h2xc_18',
};
// web/src/widgets/undo-bar.tsx
var looks = {
  inline: `gap-2 min-h-32 muted ${undo_bar_module_default.inline}`,
  floating: `gap-3 bg-raised rounded-lg shadow-3 hide-empty ${undo_bar_module_default.floating}`,
  corner: `between gap-3 rounded-md shadow-3 hide-empty ${undo_bar_module_default.corner}`,
};
/** Says what was done and offers to undo it for a few seconds. It stays while it is hovered or has the focus. */
function UndoBar({ action, seconds, placement, onUndo, onClose, ...props }) {
  const { children, undoLabel, undoKey, lateLabel, dismissLabel, pending = false } = props;
  const bar = useRef(null);
  const late = useLate(action, seconds, bar, onClose);
  return /* @__PURE__ */ jsx('output', {
    ref: bar,
    className: `row text-sm ${looks[placement]}`,
    children:
      action &&
      /* @__PURE__ */ jsxs(Fragment$1, {
        children: [
          children,
          onUndo &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'subtle',
              size: 'compact-sm',
              loading: pending,
              'aria-disabled': late,
              'aria-keyshortcuts': undoKey,
              rightSection: undoKey && !late && /* @__PURE__ */ jsx(Key, { name: undoKey }),
              onClick: () => !late && onUndo(),
              children: late ? (lateLabel ?? undoLabel) : undoLabel,
            }),
          dismissLabel &&
            /* @__PURE__ */ jsx(ActionIcon, {
              variant: 'subtle',
              color: 'gray',
              'aria-label': dismissLabel,
              title: dismissLabel,
              onClick: onClose,
              children: /* @__PURE__ */ jsx(IconX, {
                size: 16,
                stroke: 1.75,
              }),
            }),
        ],
      }),
  });
}
/** Whether the time of the action is over. Then the bar closes, unless it is hovered or has the focus. */
function useLate(action, seconds, bar, onClose) {
  const [late, setLate] = useState(null);
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(() => {
      if (!bar.current?.matches(':hover, :focus-within')) return onClose();
      setLate(action);
      for (const end of ['pointerleave', 'focusout'])
        bar.current.addEventListener(end, onClose, {
          once: true,
          signal: over.signal,
        });
    }, seconds * 1e3);
    const over = new AbortController();
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [action]);
  return action !== null && late === action;
}
export { UndoBar as t };
