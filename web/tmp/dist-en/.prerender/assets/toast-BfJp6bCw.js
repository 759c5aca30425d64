globalThis.lazySources.push('src/app/layout/moments/toast.tsx');
import { t as messages } from './moments-CFLBAsJP.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as toast_module_default } from './toast.module-BnTPNDbv.js';
import { useEffect, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
// web/src/app/layout/moments/toast.tsx
/** Something new about a person, above every page. */
function Toast({ name, picture, focus, title, about, shownMs, onOpen, onClose }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (shownMs === void 0 || isHeld) return void 0;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [shownMs, isHeld]);
  const [start, end] = [() => setHeld(true), () => setHeld(false)];
  const hold = {
    onFocus: start,
    onBlur: end,
    onPointerEnter: start,
    onPointerLeave: end,
  };
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': messages.label,
    className: `row gap-1 bg-raised rounded-2xl shadow-3 border-line ${toast_module_default.toast}`,
    children: [
      /* @__PURE__ */ jsxs('button', {
        type: 'button',
        className:
          'row gap-3 flex-1 min-w-0 border-0 bg-none ink text-start clickable min-h-target p-0',
        onClick: onOpen,
        ...hold,
        children: [
          /* @__PURE__ */ jsx(PhotoAvatar, {
            name,
            size: 44,
            picture,
            focus,
          }),
          /* @__PURE__ */ jsxs('span', {
            className: 'min-w-0',
            children: [
              /* @__PURE__ */ jsx('strong', {
                className: 'semibold anywhere clamp',
                children: title,
              }),
              about &&
                /* @__PURE__ */ jsx('span', {
                  className: 'block truncate muted text-sm',
                  children: about,
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className:
          'grid place-center flex-none w-target h-target round border-0 bg-none muted clickable hover',
        'aria-label': messages.close,
        onClick: onClose,
        ...hold,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
export { Toast };
