globalThis.lazySources.push('src/app/layout/moments/blocked-toast.tsx');
/* empty css                      */
import { i as useUnblock } from './blocks-173PIKFr.js';
import { t as lastBlocked } from './last-blocked-jMRbyW8E.js';
import { t as messages } from './moments-CFLBAsJP.js';
import { t as toast_module_default } from './toast.module-BnTPNDbv.js';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
// web/src/app/layout/moments/blocked-toast.tsx
var shownMs = 8e3;
var close = () => lastBlocked.change(() => null);
/** Says that someone is blocked, on the page where the member is afterwards, and can undo it. */
function BlockedToast() {
  const blocked = lastBlocked.use();
  const unblock = useUnblock();
  useEffect(() => {
    if (!blocked) return void 0;
    const timer = setTimeout(close, shownMs);
    return () => clearTimeout(timer);
  }, [blocked]);
  if (!blocked) return null;
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': messages.blocked.label,
    className: `row gap-3 bg-raised rounded-2xl shadow-3 border-line ${toast_module_default.toast}`,
    children: [
      /* @__PURE__ */ jsx(IconUserOff, {
        className: 'flex-none muted',
        size: 20,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'flex-1 min-w-0 anywhere clamp',
        children: messages.blocked.text(blocked.name),
      }),
      /* @__PURE__ */ jsx(Button, {
        className: 'flex-none',
        variant: 'subtle',
        radius: 'xl',
        loading: unblock.isPending,
        onClick: () => unblock.mutate(blocked._id, { onSuccess: close }),
        children: messages.blocked.undo,
      }),
    ],
  });
}
export { BlockedToast };
