globalThis.lazySources.push('src/features/chat/messages/link-dialog.tsx');
/* empty css                      */
import { t as messages } from './chat-B859R9TK.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/chat/messages/link-dialog.tsx
/** Names the site that a link of a message leads to, before it is opened. */
function LinkDialog({ link: { host, href }, opened, onClose }) {
  const { link: m } = messages;
  return /* @__PURE__ */ jsx(Dialog, {
    title: m.title(host),
    closeLabel: m.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid one-column gap-4',
      children: [
        /* @__PURE__ */ jsx('p', { children: m.about }),
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm anywhere',
          children: href,
        }),
        /* @__PURE__ */ jsx('p', {
          children: /* @__PURE__ */ jsx(Link, {
            to: '/safety-tips',
            className: 'underline color-brand semibold',
            children: messages.tips,
          }),
        }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: onClose,
              children: m.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              component: 'a',
              href,
              target: '_blank',
              rel: 'noopener noreferrer nofollow',
              onClick: onClose,
              children: m.open,
            }),
          ],
        }),
      ],
    }),
  });
}
export { LinkDialog };
