globalThis.lazySources.push('src/app/layout/moments/push-offer.tsx');
/* empty css                      */
import {
  a as PushDenied,
  i as useTurnOnPush,
  n as useChangeDelivery,
  t as messages,
} from './notice-delivery-CbXodQcn.js';
import { r as useNoticeSettings } from './notice-settings-WOWDQDRF.js';
import { t as config } from './config-QonXKZXr.js';
import { t as messages$1 } from './moments-CFLBAsJP.js';
import { r as Alert } from '../entry.mjs';
import { t as toast_module_default } from './toast.module-BnTPNDbv.js';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
// web/src/app/layout/moments/push-offer.tsx
/** Asks whether pushes are wanted, once for all devices. The browser asks only after a press. */
function PushOffer({ onClose }) {
  const { data: settings } = useNoticeSettings();
  const change = useChangeDelivery();
  const turnOn = useTurnOnPush();
  const [isAnswered, setAnswered] = useState(false);
  const push = settings?.push;
  const isOver =
    (push && (push.offered || push.devices.some(({ current }) => current))) === true && !isAnswered;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!push || isOver) return null;
  const { publicKey } = push;
  function answer(wanted) {
    setAnswered(true);
    change.mutate({ pushOffered: true });
    if (wanted) turnOn.mutate(publicKey, { onSuccess: onClose });
    else onClose();
  }
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': messages$1.push.label,
    className: `grid one-column gap-2 bg-raised rounded-2xl shadow-3 border-line ${toast_module_default.toast} p-box`,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'row gap-3',
        children: [
          /* @__PURE__ */ jsx(IconBell, {
            className: 'flex-none color-brand',
            size: 24,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsxs('span', {
            className: 'min-w-0',
            children: [
              messages$1.push.about(config.brandName),
              ' ',
              !settings.names && messages$1.push.names,
            ],
          }),
        ],
      }),
      turnOn.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children:
            turnOn.error instanceof PushDenied ? messages.push.denied : messages.push.failed,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            radius: 'xl',
            loading: turnOn.isPending,
            onClick: () => answer(true),
            children: messages$1.push.turnOn,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            radius: 'xl',
            onClick: () => answer(false),
            children: messages$1.push.later,
          }),
        ],
      }),
    ],
  });
}
export { PushOffer };
