globalThis.lazySources.push('src/features/discovery/deck/note-dialog.tsx');
import { n as isQuestion, t as findStop } from './stops-CHciinLA.js';
/* empty css                      */
import { t as entersLines } from './enters-lines-CKxhxaS9.js';
import { t as messages } from './chat-B859R9TK.js';
import { n as messages$1, t as partName } from './part-name-DOIgS5fx.js';
import { t as messages$2 } from './likes-CTZma4kn.js';
import { r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as messages$3 } from './profiles-DnNuMvS1.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as LongText } from './long-text-CRUAamGW.js';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var part_preview_module_default = { photo: '_photo_s820l_1' };
// web/src/features/discovery/deck/part-preview.tsx
/** What is about to be liked. */
function PartPreview({ part }) {
  const { kind, id, photo, answer } = part;
  if (photo)
    return /* @__PURE__ */ jsx(Photo, {
      className: `cover face-up rounded-xl justify-self-center portrait ${part_preview_module_default.photo}`,
      url: photo,
      alt: '',
    });
  return /* @__PURE__ */ jsxs('figure', {
    className: 'grid gap-1 m-0',
    children: [
      /* @__PURE__ */ jsx('figcaption', {
        className: 'muted text-sm',
        children: kind === 'question' ? messages$1.agreed : partName(part),
      }),
      /* @__PURE__ */ jsx('blockquote', {
        className: 'm-0 anywhere overflow-y-auto quoted max-h-part',
        children: answer ?? messages$1.question(messages$3.questionTexts[id]?.question ?? id),
      }),
    ],
  });
}
// web/src/features/discovery/deck/note-dialog.tsx
/** A note is a first message: the same rules read it, before it is sent as well as on the server. */
function NoteDialog({ name, part, opened, onClose, onSend }) {
  const { discover: m } = messages$2;
  const { stopped } = messages;
  const [note, setNote] = useState('');
  const [stop, setStop] = useState(null);
  const sure = isQuestion(stop);
  function write(text) {
    setNote(text);
    setStop(null);
  }
  function send(event) {
    event.preventDefault();
    const text = note.trim();
    if (!text && !part) return;
    const found = findStop(text, { sure });
    if (found) return setStop(found);
    onSend({
      ...(text && { note: text }),
      ...(sure && { sure }),
      ...(part && {
        part: {
          kind: part.kind,
          id: part.id,
        },
      }),
    });
    write('');
  }
  return /* @__PURE__ */ jsx(Dialog, {
    title: part ? messages$1.title(name)[part.kind]('') : m.noteTitle(name),
    closeLabel: m.cancel,
    opened,
    onClose,
    keepsText: true,
    children: /* @__PURE__ */ jsxs('form', {
      className: 'grid one-column gap-4',
      onSubmit: send,
      children: [
        part && /* @__PURE__ */ jsx(PartPreview, { part }),
        /* @__PURE__ */ jsx(LongText, {
          'data-autofocus': part && entersLines() ? void 0 : true,
          label: part ? messages$1.comment : m.noteLabel,
          description: part ? messages$1.commentAbout(name) : m.noteAbout(name),
          rows: 3,
          maxLength: 280,
          value: note,
          onChange: ({ currentTarget }) => write(currentTarget.value),
        }),
        stop &&
          /* @__PURE__ */ jsxs(Alert, {
            kind: sure ? 'warning' : 'danger',
            children: [
              sure && /* @__PURE__ */ jsx('strong', { children: stopped.sure }),
              ' ',
              stopped.stops[stop],
            ],
          }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: onClose,
              children: m.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              type: 'submit',
              disabled: !part && !note.trim(),
              children: sure ? stopped.sendAnyway : part ? messages$1.send : m.sendNote,
            }),
          ],
        }),
      ],
    }),
  });
}
export { NoteDialog };
