globalThis.lazySources.push('src/widgets/safety/block-dialog.tsx');
/* empty css                      */
import { t as useBlock } from './blocks-173PIKFr.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as messages } from './person-DmcSxu_R.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/safety/block-dialog.tsx
function BlockDialog({ id, name, opened, onClose, onBlocked }) {
  const { mutate, error, isPending } = useBlock();
  const block = () => mutate(id, { onSuccess: onBlocked });
  return /* @__PURE__ */ jsx(Dialog, {
    title: messages.blockTitle(name),
    closeLabel: messages.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-5',
      children: [
        /* @__PURE__ */ jsx('p', { children: messages.blockText }),
        error &&
          /* @__PURE__ */ jsx(Alert, {
            kind: 'danger',
            children: errorText(error),
          }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: onClose,
              children: messages.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              color: 'danger',
              loading: isPending,
              onClick: block,
              children: messages.block,
            }),
          ],
        }),
      ],
    }),
  });
}
export { BlockDialog };
