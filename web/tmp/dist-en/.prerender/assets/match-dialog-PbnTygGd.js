globalThis.lazySources.push('src/widgets/people/match-dialog.tsx');
/* empty css                      */
import { i as messages, r as reasonsOf, t as gradeOf } from './match-words-BxoIkdZc.js';
import { t as messages$1 } from './likes-CTZma4kn.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { n as isQuestion } from './stops-CHciinLA.js';
import { t as longestMessage } from './limits-Do4Unp7W.js';
/* empty css                          */
import { i as useUnsent } from './unsent-CEVopIms.js';
import { n as isSendKey, t as entersLines } from './enters-lines-CKxhxaS9.js';
import { t as markOpened } from './just-opened-Bjon_rqw.js';
import { n as keepDraft, r as readDraft, t as draftStep } from './kept-drafts-DqT-uSdW.js';
import { t as messages$2 } from './chat-B859R9TK.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { n as useTextLimit, t as TextLimit } from './text-limit-BKMFwxfE.js';
import { r as Alert } from '../entry.mjs';
import { t as openersFor } from './openers-for-ogrFjbWO.js';
import { t as LikedPart } from './liked-part-amWMA4xn.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { Link } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
var first_message_module_default = {
  form: '_form_12xec_1',
  openers: '_openers_12xec_5',
  button: '_button_12xec_5',
  frame: '_frame_12xec_17',
  textarea: '_textarea_12xec_27',
  sent: '_sent_12xec_42',
  quote: '_quote_12xec_45',
  open: '_open_12xec_5',
};
// web/src/widgets/people/first-message.tsx
/** Writes to a new match. What is typed and not sent is the draft of the chat. */
function FirstMessage({ person, liked, wrote }) {
  const { _id: id, firstName } = person;
  const { discover: m } = messages$1;
  const owner = useSession().user?._id ?? '';
  const unsent = useUnsent(id);
  const [text, setText] = useState(() => readDraft(owner, draftStep(id)).text ?? '');
  const { field: limited, ...limit } = useTextLimit(text, longestMessage);
  const [sentId, setSentId] = useState(null);
  const field = useRef(null);
  const refused = unsent.refused.find((message) => message.id === sentId);
  const refusedId = refused?.id;
  useEffect(() => {
    if (refusedId) field.current?.focus();
  }, [refusedId]);
  function write(next) {
    setText(next);
    keepDraft(owner, draftStep(id), { text: next });
  }
  function send() {
    const content = text.trim();
    if (!content) return field.current?.focus();
    if (refused) unsent.drop(refused);
    setSentId(
      unsent.send({
        text: content,
        photo: null,
        replyTo: null,
      }),
    );
    keepDraft(owner, draftStep(id), null);
  }
  function onKeyDown(event) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }
  if (sentId && !refused) {
    const waiting = unsent.waiting.some((message) => message.id === sentId);
    return /* @__PURE__ */ jsx(Sent, {
      person,
      text,
      waiting,
    });
  }
  if (wrote && text === '') return /* @__PURE__ */ jsx(Written, { person });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid one-column gap-3 text-start ${first_message_module_default.form}`,
    onSubmit: (event) => {
      event.preventDefault();
      send();
    },
    children: [
      refused &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: isQuestion(refused.stop) ? 'warning' : 'danger',
          children: [
            isQuestion(refused.stop) &&
              /* @__PURE__ */ jsx('strong', { children: messages$2.stopped.sure }),
            ' ',
            refused.stop ? messages$2.stopped.stops[refused.stop] : refused.reason,
            ' ',
            isQuestion(refused.stop) &&
              refused.text === text.trim() &&
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                size: 'xs',
                onClick: () => unsent.sendAnyway(refused),
                children: messages$2.stopped.sendAnyway,
              }),
          ],
        }),
      wrote && /* @__PURE__ */ jsx(Written, { person }),
      text === '' &&
        /* @__PURE__ */ jsx('ul', {
          className: `plain-list grid one-column gap-2 ${first_message_module_default.openers}`,
          'aria-label': m.openers,
          children: openersFor(person, liked).map((opener) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsx('button', {
                  className: `w-full bg-none color-white text-start clickable min-h-target ${first_message_module_default.button}`,
                  type: 'button',
                  onClick: () => {
                    write(opener);
                    field.current?.focus();
                    markOpened(field.current);
                  },
                  children: /* @__PURE__ */ jsx('span', {
                    className: 'anywhere clamp',
                    children: opener,
                  }),
                }),
              },
              opener,
            ),
          ),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex items-end gap-1 rounded-3xl ${first_message_module_default.frame}`,
        children: [
          /* @__PURE__ */ jsx('textarea', {
            className: `flex-1 min-w-0 anywhere border-0 bg-none no-outline ${first_message_module_default.textarea}`,
            ref: field,
            'data-autofocus': entersLines() ? void 0 : true,
            'aria-label': messages$2.compose.label(firstName),
            placeholder: m.sayHello,
            rows: 1,
            value: text,
            onChange: ({ currentTarget }) => write(currentTarget.value),
            onKeyDown,
            ...limited,
          }),
          /* @__PURE__ */ jsx(ActionIcon, {
            type: 'submit',
            size: 44,
            radius: 'xl',
            'aria-label': messages$2.compose.send,
            children: /* @__PURE__ */ jsx(IconArrowUp, {
              size: 20,
              stroke: 2,
              'aria-hidden': true,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(TextLimit, { ...limit }),
    ],
  });
}
/** The chat has begun. What is typed so far is a draft there. */
var Written = ({ person: { _id: id, firstName } }) =>
  /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-center gap-3 mt-2 ${first_message_module_default.sent}`,
    children: [
      /* @__PURE__ */ jsx('output', {
        className: 'color-rose-1',
        children: messages$1.discover.wrote(firstName),
      }),
      /* @__PURE__ */ jsx(ChatLink, { id }),
    ],
  });
var ChatLink = ({ id }) =>
  /* @__PURE__ */ jsx(Button, {
    className: first_message_module_default.open,
    radius: 'xl',
    size: 'lg',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/matches/$id',
        params: { id },
        ...props,
      }),
    children: messages$1.discover.toChat,
  });
function Sent({ person: { _id: id, firstName }, text, waiting }) {
  const { discover: m } = messages$1;
  const online = useOnline();
  const place = useRef(null);
  useEffect(() => place.current?.querySelector('a')?.focus(), []);
  const { sending, waiting: later } = messages$2.message;
  return /* @__PURE__ */ jsxs('div', {
    ref: place,
    className: `grid justify-items-center gap-3 mt-2 ${first_message_module_default.sent}`,
    children: [
      /* @__PURE__ */ jsx('blockquote', {
        className: `m-0 max-w-full color-white text-start anywhere pre-wrap overflow-y-auto bg-brand rounded-2xl p-strip ${first_message_module_default.quote}`,
        children: text,
      }),
      /* @__PURE__ */ jsx('output', {
        className: 'color-rose-1',
        children: waiting ? (online ? sending : later) : m.sent(firstName),
      }),
      /* @__PURE__ */ jsx(ChatLink, { id }),
    ],
  });
}
var match_dialog_module_default = {
  match: '_match_awjjc_1',
  names: '_names_awjjc_5',
  score: '_score_awjjc_10',
  number: '_number_awjjc_10',
  said: '_said_awjjc_15',
  note: '_note_awjjc_19',
  pair: '_pair_awjjc_23',
  photo: '_photo_awjjc_28',
  later: '_later_awjjc_49',
};
// web/src/widgets/people/match-dialog.tsx
var mostReasons = 2;
/** Shown to both when two people like each other. */
function MatchDialog({ moment, onClose }) {
  const { discover: m } = messages$1;
  const { person, note, part, ownNote, ownPart } = moment;
  const grade = gradeOf(moment);
  const reasons = reasonsOf(moment).slice(0, mostReasons);
  return /* @__PURE__ */ jsx(Dialog, {
    size: 'full',
    title: m.match,
    picture: /* @__PURE__ */ jsx(Pair, { person }),
    about: /* @__PURE__ */ jsx('p', {
      className: `anywhere mt-1 color-white ${match_dialog_module_default.names}`,
      children: m.matchAbout(person.name),
    }),
    closeLabel: m.goOn,
    opened: true,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid one-column justify-items-center gap-4 anywhere ${match_dialog_module_default.match}`,
      children: [
        grade &&
          /* @__PURE__ */ jsxs('p', {
            className: `row gap-3 ${match_dialog_module_default.score}`,
            children: [
              /* @__PURE__ */ jsx('b', {
                className: `tabular ${match_dialog_module_default.number}`,
                children: moment.compatibilityScore,
              }),
              /* @__PURE__ */ jsx('strong', {
                className: 'text-lg bold',
                children: messages.words[grade],
              }),
            ],
          }),
        reasons.length > 0 &&
          /* @__PURE__ */ jsx('ul', {
            className: 'plain-list grid gap-1-5 justify-items-center color-rose-1',
            children: reasons.map((reason) =>
              /* @__PURE__ */ jsxs(
                'li',
                {
                  className: 'row gap-2',
                  children: [
                    /* @__PURE__ */ jsx(IconCheck, {
                      className: 'flex-none',
                      size: 18,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                    reason,
                  ],
                },
                reason,
              ),
            ),
          }),
        /* @__PURE__ */ jsx(Said, {
          part,
          note,
          by: person.name,
        }),
        /* @__PURE__ */ jsx(Said, {
          part: ownPart,
          note: ownNote,
          by: null,
        }),
        /* @__PURE__ */ jsx(FirstMessage, {
          person,
          liked: ownPart,
          wrote: moment.wrote,
        }),
        /* @__PURE__ */ jsx(Button, {
          className: `bg-none color-rose-1 ${match_dialog_module_default.later}`,
          variant: 'subtle',
          radius: 'xl',
          size: 'lg',
          onClick: onClose,
          children: m.goOn,
        }),
      ],
    }),
  });
}
/** What came with a like, in the middle like the rest. */
function Said({ part, note, by }) {
  const { likes } = messages$1;
  if (!part && !note) return null;
  const own = by === null;
  return /* @__PURE__ */ jsxs('figure', {
    className: `grid one-column justify-items-center gap-2 m-0 ${match_dialog_module_default.said}`,
    children: [
      (part || own) &&
        /* @__PURE__ */ jsx('figcaption', {
          className: 'text-sm text-center color-rose-1',
          children: part
            ? /* @__PURE__ */ jsx(LikedPart, {
                part,
                by,
              })
            : likes.ownNote,
        }),
      note &&
        /* @__PURE__ */ jsx('blockquote', {
          className: `m-0 max-w-full anywhere pre-wrap text-start rounded-2xl p-strip color-white ${match_dialog_module_default.note}`,
          ...(!own && { 'aria-label': likes.note(by) }),
          children: note,
        }),
    ],
  });
}
function Pair({ person }) {
  const { user } = useSession();
  return /* @__PURE__ */ jsx('span', {
    className: `flex ${match_dialog_module_default.pair}`,
    'aria-hidden': true,
    children: [user, person].map((each, index) =>
      /* @__PURE__ */ jsx(
        'span',
        {
          className: `overflow-hidden ${match_dialog_module_default.photo}`,
          children:
            each?.profilePicture &&
            /* @__PURE__ */ jsx(Photo, {
              className: 'w-full h-full cover face-up',
              url: each.profilePicture,
              focus: each.profilePictureFocus,
              alt: '',
            }),
        },
        index,
      ),
    ),
  });
}
export { MatchDialog };
