globalThis.lazySources.push('src/widgets/photo-editor/photo-dialog.tsx');
import {
  i as crop_dialog_module_default,
  n as FocusPoint,
  o as messages$1,
  r as startFocus,
} from './photo-editor-DuFB03_c.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as Photo } from './photo-CDcxc_gL.js';
/* empty css                      */
import { n as useChangeFocus, r as useDeletePhoto } from './own-photos-CXN9bUfN.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
// web/src/texts/en/photo-actions.ts
/** What a member can do with one photo of their profile. */
var messages = {
  place: (number, of) => `Photo ${number} of ${of}`,
  close: 'Close',
  makeMain: 'Make main photo',
  isMain: 'Already your main photo',
  isFirst: 'Already first',
  isLast: 'Already last',
  earlier: 'Move earlier',
  later: 'Move later',
  focus: {
    action: 'Show where your face is',
    title: 'Where is your face?',
    hint: 'Drag the ring onto your face, so that small pictures never cut it off.',
    cancel: 'Cancel',
    submit: 'Save',
  },
  removal: {
    title: 'Delete this photo?',
    text: "It will be removed for everyone right away. This can't be undone.",
    mainText: 'The next photo becomes your main photo.',
    lastText: "Without a photo, new people can't find you until you add another.",
    cancel: 'Cancel',
    submit: 'Delete photo',
    failed: 'Failed to delete profile image',
  },
};
// web/src/widgets/photo-editor/delete-photo-dialog.tsx
function DeletePhotoDialog({ picture: { publicId, main }, pictures, onClose, onDeleted }) {
  const { removal: m } = messages;
  const { mutate, error, isPending } = useDeletePhoto();
  const others = pictures.map((each) => each.publicId).filter((id) => id !== publicId);
  const consequence = others.length === 0 ? m.lastText : main && m.mainText;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: true,
    title: m.title,
    closeLabel: m.cancel,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-4',
      children: [
        /* @__PURE__ */ jsxs('p', { children: [m.text, ' ', consequence] }),
        error &&
          /* @__PURE__ */ jsx(Alert, {
            kind: 'danger',
            children: errorText(error, m.failed),
          }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: onClose,
              children: m.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              color: 'danger',
              loading: isPending,
              onClick: () =>
                mutate(
                  {
                    id: publicId,
                    others,
                    main,
                  },
                  { onSuccess: onDeleted },
                ),
              children: m.submit,
            }),
          ],
        }),
      ],
    }),
  });
}
// web/src/widgets/photo-editor/focus-dialog.tsx
/** Says where the face is in a photo that was added before. */
function FocusDialog({ picture: { url, publicId, focus: before }, onClose }) {
  const { focus: m } = messages;
  const [focus, setFocus] = useState(before ?? startFocus);
  const { mutate, error, isPending } = useChangeFocus();
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: true,
    title: m.title,
    closeLabel: m.cancel,
    onClose,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `m-auto relative rounded-xl overflow-hidden bg-muted-soft ${crop_dialog_module_default.stage}`,
        children: [
          /* @__PURE__ */ jsx(Photo, {
            className: 'block w-full',
            url,
            alt: '',
            draggable: false,
          }),
          /* @__PURE__ */ jsx(FocusPoint, {
            focus,
            onChange: setFocus,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-sm text-center mt-3 mb-3',
        children: m.hint,
      }),
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
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            loading: isPending,
            onClick: () =>
              mutate(
                {
                  publicId,
                  focus,
                },
                { onSuccess: onClose },
              ),
            children: m.submit,
          }),
        ],
      }),
    ],
  });
}
var photo_dialog_module_default = {
  actions: '_actions_27ume_1',
  item: '_item_27ume_4',
  button: '_button_27ume_8',
};
// web/src/widgets/photo-editor/photo-dialog.tsx
/** The actions for one photo, and what two of them ask. It stays open while the photo is moved. */
function PhotoDialog({ picture, pictures, announcement, ...on }) {
  const [next, setNext] = useState(null);
  if (next === 'focus')
    return /* @__PURE__ */ jsx(FocusDialog, {
      picture,
      onClose: on.onClose,
    });
  if (next === 'removal')
    return /* @__PURE__ */ jsx(DeletePhotoDialog, {
      picture,
      pictures,
      ...on,
    });
  const [number, count] = [pictures.indexOf(picture) + 1, pictures.length];
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: true,
    title: messages.place(number, count),
    picture: /* @__PURE__ */ jsx(Photo, {
      className: 'flex-none rounded-md cover face-up portrait size-56',
      url: picture.url,
      focus: picture.focus,
      alt: '',
    }),
    closeLabel: messages.close,
    onClose: on.onClose,
    children: [
      /* @__PURE__ */ jsx('output', {
        className: 'block muted min-h-line',
        children: announcement || (picture.waiting ? messages$1.waiting : ''),
      }),
      /* @__PURE__ */ jsxs('ul', {
        className: `grid p-0 list-none ${photo_dialog_module_default.actions}`,
        children: [
          /* @__PURE__ */ jsxs(Action, {
            why: number === 1 && messages.isMain,
            onClick: () => on.onMove(0),
            children: [
              /* @__PURE__ */ jsx(IconStar, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              messages.makeMain,
            ],
          }),
          /* @__PURE__ */ jsxs(Action, {
            why: number === 1 && messages.isFirst,
            onClick: () => on.onMove(number - 2),
            children: [
              /* @__PURE__ */ jsx(IconArrowLeft, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              messages.earlier,
            ],
          }),
          /* @__PURE__ */ jsxs(Action, {
            why: number === count && messages.isLast,
            onClick: () => on.onMove(number),
            children: [
              /* @__PURE__ */ jsx(IconArrowRight, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              messages.later,
            ],
          }),
          /* @__PURE__ */ jsxs(Action, {
            onClick: () => setNext('focus'),
            children: [
              /* @__PURE__ */ jsx(IconFocusCentered, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              messages.focus.action,
              /* @__PURE__ */ jsx(IconChevronRight, {
                className: 'push-end',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs(Action, {
            danger: true,
            onClick: () => setNext('removal'),
            children: [
              /* @__PURE__ */ jsx(IconTrash, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              messages.removal.submit,
              /* @__PURE__ */ jsx(IconChevronRight, {
                className: 'push-end',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
/** It keeps the focus when it can do no more, so that a key that is held down does nothing else. */
function Action({ why = false, danger = false, onClick, children }) {
  const id = useId();
  return /* @__PURE__ */ jsx('li', {
    className: photo_dialog_module_default.item,
    children: /* @__PURE__ */ jsxs('button', {
      className: `row gap-3 p-2 w-full border-0 bg-none color-inherit text-start clickable rounded-md min-h-52 hover ${photo_dialog_module_default.button}`,
      type: 'button',
      'aria-disabled': why ? true : void 0,
      'aria-describedby': why ? id : void 0,
      'data-danger': danger || void 0,
      onClick: () => !why && onClick(),
      children: [
        children,
        why &&
          /* @__PURE__ */ jsx('small', {
            className: 'push-end text-sm',
            id,
            'aria-hidden': true,
            children: why,
          }),
      ],
    }),
  });
}
export { PhotoDialog };
