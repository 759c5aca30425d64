import { t as below } from './breakpoints-7rwTB17a.js';
import { t as markOpened } from './just-opened-Bjon_rqw.js';
import { n as keyboard, t as insertText } from './keyboard-U8onQuEB.js';
import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { useMounted } from '@mantine/hooks';
var dialog_module_default = {
  place: '_place_ah1ri_1',
  content: '_content_ah1ri_17',
  head: '_head_ah1ri_56',
  button: '_button_ah1ri_59',
  body: '_body_ah1ri_69',
  title: '_title_ah1ri_91',
  heading: '_heading_ah1ri_92',
};
// web/src/ui/dialogs/use-dialog-keys.ts
/**
 * A dialog has the keyboard from when it is opened until it is closed. Its first control has the focus only some
 * frames later, and then gets what was typed. Returns the attribute that finds the dialog.
 */
function useDialogKeys(opened, keepsText, onClose) {
  const id = useId();
  const cancel = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!opened) return void 0;
    const layer = keyboard.ask({
      keepsText,
      cancel: () => cancel(),
    });
    let frame = 0;
    const look = () => {
      const focused = document.activeElement;
      const dialog = focused?.closest(`[data-dialog="${id}"]`);
      if (!focused || !dialog) {
        frame = requestAnimationFrame(look);
        return;
      }
      insertText(focused, layer.open());
      markOpened(dialog);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      layer.close();
    };
  }, [opened, keepsText, id]);
  return { 'data-dialog': id };
}
// web/src/ui/dialogs/dialog.tsx
/** On a phone a dialog is a sheet that comes from the lower edge. */
var isPhone = () => matchMedia(below('phone')).matches;
/** Mantine's modal in its parts: the complete one adds 20 kB for a scroll area, and a header that is a landmark. */
function Dialog({ opened, onClose, title, closeLabel, children, ...look }) {
  const { about, picture, size = 'md', returnFocus = true, keepsText = false, bare = false } = look;
  const titleLook = look.quoted ? 'heading clamp' : 'balance tight-15 title-sm';
  const mounted = useMounted();
  const marked = useDialogKeys(opened, keepsText, onClose);
  return /* @__PURE__ */ jsxs(ModalBase, {
    opened: opened && mounted,
    onClose,
    transitionProps: {
      duration: 200,
      transition: opened && isPhone() ? 'slide-up' : 'fade-down',
    },
    closeOnClickOutside: true,
    closeOnEscape: true,
    lockScroll: true,
    returnFocus,
    trapFocus: true,
    withinPortal: true,
    children: [
      /* @__PURE__ */ jsx(ModalBaseOverlay, {}),
      /* @__PURE__ */ jsxs(ModalBaseContent, {
        ...marked,
        'aria-label': title,
        className: `max-w-full rounded-xl bg-raised shadow-3 overflow-y-auto ${dialog_module_default.content}`,
        'data-size': size,
        'data-bare': bare || void 0,
        innerProps: { className: dialog_module_default.place },
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: bare
              ? 'visually-hidden'
              : `flex items-start gap-3-5 ${dialog_module_default.head}`,
            children: [
              picture,
              /* @__PURE__ */ jsxs('div', {
                className: `flex-1 min-w-0 muted anywhere ${dialog_module_default.title}`,
                children: [
                  /* @__PURE__ */ jsx(ModalBaseTitle, {
                    className: `anywhere ink ${titleLook} ${dialog_module_default.heading}`,
                    children: title,
                  }),
                  about,
                ],
              }),
              !bare &&
                /* @__PURE__ */ jsx(ModalBaseCloseButton, {
                  className: `flex-none w-target h-target muted rounded-full ${dialog_module_default.button}`,
                  'aria-label': closeLabel,
                }),
            ],
          }),
          /* @__PURE__ */ jsx(ModalBaseBody, {
            className: dialog_module_default.body,
            children,
          }),
        ],
      }),
    ],
  });
}
export { Dialog as t };
