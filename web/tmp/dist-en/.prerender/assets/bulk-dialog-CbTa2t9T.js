globalThis.lazySources.push('src/features/desk/bulk/bulk-dialog.tsx');
import { a as sanctionKind } from './sanctions-CWSQSu2b.js';
/* empty css                      */
import { t as messages } from './desk-bulk-JaRG5anC.js';
import { r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { n as queuedName } from './name-of-DvVaVYwH.js';
import { l as isDecidable } from './desk-page-BIUa7z_W.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/bulk/bulk-dialog.tsx
/** The people affected by a sanction of several cases, before it is sent. */
function BulkDialog({ bulk, action, onClose }) {
  const selected = bulk.selected.filter(isDecidable(action));
  const leftOut = bulk.selected.length - selected.length;
  const isPermanent = sanctionKind(action)?.isPermanent ?? false;
  const label = messages.confirm(messages.decisions[action].label, selected.length);
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: true,
    onClose,
    title: label,
    closeLabel: messages.cancel,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.about }),
      leftOut > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.leftOut(leftOut),
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'grid gap-1 p-0 list-none overflow-y-auto m-0 mt-3 max-h-part',
        children: selected.map((queued) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                queuedName(queued),
                ' ',
                /* @__PURE__ */ jsx('small', {
                  className: 'muted',
                  children: queued.types.join(', '),
                }),
              ],
            },
            queued._id,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            'data-autofocus': isPermanent || void 0,
            onClick: onClose,
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            'data-autofocus': !isPermanent || void 0,
            disabled: selected.length === 0,
            color: isPermanent ? 'danger' : 'ink',
            onClick: () => {
              bulk.decide(action);
              onClose();
            },
            children: label,
          }),
        ],
      }),
    ],
  });
}
export { BulkDialog };
