globalThis.lazySources.push('src/features/chat/conversation/open-chat.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import {
  a as putMessage,
  c as editMessage,
  i as useUnsent,
  l as reactToMessage,
  o as useHistory,
  s as deleteMessage,
  t as stopOf,
  u as searchMessages,
} from './unsent-CEVopIms.js';
import { l as uploadPhoto } from './photos-D0wjT6zA.js';
import { l as retryDelay, s as mayRetry } from './call-DKXJHjxq.js';
import { n as smallFile, r as upload } from './small-picture-DewuvZ0U.js';
import { r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import {
  c as useSaveDraft,
  d as hasNewer,
  f as hasOlder,
  h as lastOfOther,
  m as lastOf,
  t as reloadChats,
} from './inbox-BqG-WvHo.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Earlier } from './earlier-CWiwmMrK.js';
import {
  a as suffices,
  n as contentOf,
  r as givenContents,
  t as contentNames,
} from './content-fields-DEVluSW6.js';
import { t as longestMessage } from './limits-Do4Unp7W.js';
/* empty css                          */
import { n as isSendKey, t as entersLines } from './enters-lines-CKxhxaS9.js';
import { t as markOpened } from './just-opened-Bjon_rqw.js';
import { n as useTextLimit, t as TextLimit } from './text-limit-BKMFwxfE.js';
import { n as messages$1, t as summaryOf } from './summary-of-BPmxl3MZ.js';
import {
  a as dayText,
  d as composer_module_default,
  f as BackToChats,
  i as clockText,
  l as LogSkeleton,
  o as isSameDay,
  p as conversation_module_default,
  s as Face,
} from './chat-page-Cliqi7Uz.js';
import { F as errorText, _ as activeText, r as Alert } from '../entry.mjs';
import { t as Photo } from './photo-CDcxc_gL.js';
import { n as isQuestion } from './stops-CHciinLA.js';
/* empty css                      */
import { a as onLive, o as say } from './live-B-3kzNdS.js';
import { t as rememberedSwitch } from './remembered-switch-FdfY1qZ2.js';
import { d as forEachName, v as Nullable, y as OneOf } from './members-DaHwJcC0.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as usePageVisible } from './use-page-visible-CXXagkHK.js';
import { n as keyboard } from './keyboard-U8onQuEB.js';
import { n as keepDraft, r as readDraft, t as draftStep } from './kept-drafts-DqT-uSdW.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import * as Type from 'typebox';
import { ActionIcon, Button } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconMoodHappy from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconMoodSurprised from '@tabler/icons-react/dist/esm/icons/IconMoodSurprised.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { useVirtualizer } from '@tanstack/react-virtual';
// contract/src/values.ts
/** What a response contains. */
function shownSchemaOf(values, description) {
  const about = description === void 0 ? {} : { description };
  if (values.kind === 'choice') return OneOf(values.choices, about);
  if (values.kind === 'flag') return Type.Boolean(about);
  return values.kind === 'whole' ? Type.Integer(about) : Type.String(about);
}
// contract/src/chat/message.ts
/** The reactions to a message. */
var reactions$1 = ['❤️', '😂', '😮', '😢', '👍', '🔥'];
var shownContents = /* @__PURE__ */ forEachName(contentNames, (name) =>
  Nullable(shownSchemaOf(contentOf(name), contentOf(name).description)),
);
({ ...shownContents });
({ ...shownContents });
// web/src/api/chat/messages.ts
function send(id, change) {
  const params = {
    id,
    messageId: change.message._id,
  };
  if (change.do === 'react')
    return fetchData(reactToMessage, {
      params,
      body: { reaction: change.reaction },
    });
  if (change.do === 'delete')
    return fetchData(deleteMessage, {
      params,
      query: { for: change.for },
    });
  const { text, sure } = change;
  return fetchData(editMessage, {
    params,
    body: {
      text,
      ...(sure && { sure }),
    },
  });
}
var useChangeMessage = (id) =>
  useMutation({
    mutationFn: (change) => send(id, change),
    onSuccess: ({ message }, _change, _before, { client }) => {
      putMessage(client, id, message);
      reloadChats(client, id);
    },
  });
/** Messages of a chat that contain a text, latest first. */
var useMessageSearch = (id, text) =>
  useInfiniteQuery({
    queryKey: [
      ...keyOf(searchMessages, {
        params: { id },
        query: {
          text,
          limit: 20,
        },
      }),
      'pages',
    ],
    queryFn: ({ pageParam: before, signal }) =>
      fetchData(searchMessages, {
        params: { id },
        query: {
          text,
          limit: 20,
          ...(before !== null && { before }),
        },
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: text !== '',
    staleTime: 0,
  });
/** A photo for a message. It is uploaded before the message is sent. */
var useUploadChatPhoto = () =>
  useMutation({
    mutationFn: async (file) => {
      const idempotencyKey = crypto.randomUUID();
      const { data } = await upload(uploadPhoto, await smallFile(file), {
        idempotencyKey,
        onProgress: () => void 0,
      });
      return {
        publicId: data.publicId,
        url: data.url,
      };
    },
    retry: (failures, error) => mayRetry(failures + 1, error),
    retryDelay: (failures) => retryDelay(failures + 1),
  });
// web/src/features/chat/conversation/about-bar.tsx
/** The message that the next one answers or replaces. */
function AboutBar({ about, name, onCancel }) {
  const { compose: m } = messages;
  if (!about) return null;
  const { message } = about;
  const reply = message.mine ? m.replyingToYou : m.replyingTo(name);
  return /* @__PURE__ */ jsxs('div', {
    className: `row gap-2 ${composer_module_default.about}`,
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: 'grid flex-1 min-w-0 muted text-sm',
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: 'ink',
            children: about.do === 'edit' ? m.editing : reply,
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'truncate',
            children: summaryOf(message),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        radius: 'xl',
        size: 44,
        'aria-label': m.cancel,
        onClick: onCancel,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
// web/src/features/chat/composer/add-photo.tsx
/** The photo for the next message. It is uploaded as soon as it is chosen. */
function useChosenPhoto() {
  const { data, mutate, reset, isPending, error } = useUploadChatPhoto();
  return {
    chosen: data ?? null,
    choose: mutate,
    clear: reset,
    uploading: isPending,
    error,
  };
}
function AddPhoto({ photo }) {
  const input = useRef(null);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        radius: 'xl',
        size: 44,
        'aria-label': messages.compose.photo,
        onClick: () => input.current?.click(),
        children: /* @__PURE__ */ jsx(IconPhotoPlus, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx('input', {
        ref: input,
        hidden: true,
        type: 'file',
        accept: 'image/jpeg,image/png,image/webp,image/avif',
        onChange: ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) photo.choose(file);
          currentTarget.value = '';
        },
      }),
    ],
  });
}
function ChosenPhoto({ photo: { chosen, uploading, error, clear } }) {
  const { compose: m } = messages;
  if (error)
    return /* @__PURE__ */ jsx(Alert, {
      kind: 'danger',
      children: m.uploadFailed(errorText(error)),
    });
  if (uploading)
    return /* @__PURE__ */ jsx('output', {
      className: 'muted text-sm',
      children: m.uploading,
    });
  if (!chosen) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: `self-start relative ${composer_module_default.chosen}`,
    children: [
      /* @__PURE__ */ jsx(Photo, {
        className: `cover rounded-lg ${composer_module_default.image}`,
        url: chosen.url,
        alt: messages$1.alone.photo,
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        className: `absolute ${composer_module_default.button}`,
        variant: 'default',
        radius: 'xl',
        size: 32,
        'aria-label': m.removePhoto,
        onClick: clear,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 16,
          stroke: 2,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
// web/src/features/chat/messages/edit-failure.tsx
/** Why a message could not be changed. Hurtful text needs a confirmation. */
function EditFailure({ error, onSure }) {
  const { stopped: m } = messages;
  if (!error) return null;
  const stop = stopOf(error);
  if (!isQuestion(stop))
    return /* @__PURE__ */ jsx(Alert, {
      kind: 'danger',
      children: stop ? m.stops[stop] : errorText(error),
    });
  return /* @__PURE__ */ jsxs(Alert, {
    kind: 'warning',
    children: [
      /* @__PURE__ */ jsx('strong', {
        className: 'bold',
        children: m.sure,
      }),
      ' ',
      m.stops.hurtful,
      ' ',
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        size: 'xs',
        onClick: onSure,
        children: m.saveAnyway,
      }),
    ],
  });
}
// web/src/features/chat/composer/use-typing.ts
var minIntervalMs = 3e3;
/** Publishes that the member is typing, every few seconds at most. */
function usePublishTyping(memberId) {
  const last = useRef(-Infinity);
  return () => {
    if (performance.now() - last.current < minIntervalMs) return;
    last.current = performance.now();
    say('typing', { memberId });
  };
}
/** Whether the other is typing. A message from them ends it, and so does time. */
function useTyping(id) {
  const [until, setUntil] = useState(0);
  useEffect(() => {
    const stop = [
      onLive('typing', ({ memberId, until: end }) => memberId === id && setUntil(Date.parse(end))),
      onLive('message', ({ memberId }) => memberId === id && setUntil(0)),
    ];
    return () => stop.forEach((each) => each());
  }, [id]);
  useEffect(() => {
    if (until === 0) return;
    const wait = Math.min(Math.max(until - Date.now(), 0), 2 * minIntervalMs);
    const timer = setTimeout(() => setUntil(0), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== 0;
}
// web/src/features/chat/composer/composer.tsx
var Suggestions = lazyRouteComponent(() => import('./suggestions-BrHvXMUZ.js'), 'Suggestions');
function Composer({ chat, draft, about, onAbout, ...props }) {
  const { compose: m } = messages;
  const { isFirst, edits, failed, onSend, lastOwn } = props;
  const { _id: id, firstName: name } = chat.person;
  const edited = about?.do === 'edit' ? about.message : null;
  const [text, setText] = useState(() =>
    edited ? (failed?.text ?? edited.text ?? '') : draft.read(),
  );
  const [taken, setTaken] = useState(draft.taken);
  if (taken !== draft.taken) {
    setTaken(draft.taken);
    if (!edited) setText(draft.read());
  }
  const field = useRef(null);
  const photo = useChosenPhoto();
  const [isChanged, setChanged] = useState(false);
  const publishTyping = usePublishTyping(id);
  const { field: limited, ...limit } = useTextLimit(text, longestMessage);
  const contents = { text: text.trim() };
  const maySend =
    (edited ? contents.text !== '' : suffices(contents) || photo.chosen !== null) &&
    !photo.uploading;
  useEffect(() => {
    const { current: area } = field;
    if (about === void 0 || !area) return;
    area.focus();
    markOpened(area);
    area.setSelectionRange(area.value.length, area.value.length);
  }, [about]);
  function write(next) {
    setText(next);
    setChanged(true);
    if (edited) return;
    draft.put(next);
    if (next.trim() !== '') publishTyping();
  }
  function save(message, sure) {
    onAbout(null);
    if (contents.text !== message.text) edits.save(message, contents.text, sure);
  }
  function submit() {
    if (!maySend) return;
    if (edited) return save(edited, false);
    const replyTo = about?.do === 'reply' ? about.message.number : null;
    onSend({
      ...contents,
      photo: photo.chosen,
      replyTo,
    });
    photo.clear();
    setText('');
    draft.sent(contents.text);
    onAbout(null);
    field.current?.focus();
  }
  function onKeyDown(event) {
    const { key } = event;
    if (key === 'Escape' && about) return onAbout(null);
    if (key === 'ArrowUp' && lastOwn && text === '' && !about)
      onAbout({
        do: 'edit',
        message: lastOwn,
      });
    else if (isSendKey(event)) submit();
    else return;
    event.preventDefault();
  }
  return /* @__PURE__ */ jsxs('form', {
    className: `grid one-column flex-none gap-2 m-auto w-full ${composer_module_default.composer}`,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    children: [
      /* @__PURE__ */ jsx(AboutBar, {
        about,
        name,
        onCancel: () => onAbout(null),
      }),
      /* @__PURE__ */ jsx(EditFailure, {
        error: (!isChanged && failed?.error) || null,
        onSure: () => edited && save(edited, true),
      }),
      isFirst &&
        text === '' &&
        !photo.chosen &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(Suggestions, {
            id,
            onChoose: (opener) => {
              write(opener);
              field.current?.focus();
              markOpened(field.current);
            },
          }),
        }),
      /* @__PURE__ */ jsx(ChosenPhoto, { photo }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex items-end gap-1 border-strong rounded-3xl p-1 ${composer_module_default.frame}`,
        children: [
          !edited && /* @__PURE__ */ jsx(AddPhoto, { photo }),
          /* @__PURE__ */ jsx('textarea', {
            ref: field,
            className: `flex-1 min-w-0 border-0 bg-none ink no-outline anywhere ${composer_module_default.field}`,
            'aria-label': m.label(name),
            placeholder: m.placeholder,
            rows: 1,
            value: text,
            onChange: ({ currentTarget }) => write(currentTarget.value),
            onKeyDown,
            ...limited,
          }),
          /* @__PURE__ */ jsx(SubmitButton, {
            isEdit: edited !== null,
            maySend,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(TextLimit, { ...limit }),
    ],
  });
}
function SubmitButton({ isEdit, maySend }) {
  const { compose: m } = messages;
  const Icon = isEdit ? IconCheck : IconArrowUp;
  return /* @__PURE__ */ jsx(ActionIcon, {
    type: 'submit',
    size: 44,
    radius: 'xl',
    'aria-label': isEdit ? m.save : m.send,
    'aria-disabled': !maySend,
    'data-idle': !maySend || void 0,
    className: composer_module_default.send,
    children: /* @__PURE__ */ jsx(Icon, {
      size: 20,
      stroke: 2,
      'aria-hidden': true,
    }),
  });
}
// web/src/features/chat/conversation/head.tsx
var ChatMenu = lazyRouteComponent(() => import('./chat-menu-CN6oKbD7.js'), 'ChatMenu');
/** The match, whether they are online, and the actions for the chat. */
function Head({ chat, searching, onSearch, onSafety }) {
  const { chat: m } = messages;
  const { person } = chat;
  const online = useOnline();
  const [menu, setMenu] = useState(null);
  return /* @__PURE__ */ jsxs('header', {
    className: `row flex-none gap-1 border-bottom ${conversation_module_default.head}`,
    children: [
      /* @__PURE__ */ jsx(BackToChats, {}),
      /* @__PURE__ */ jsxs(Link, {
        to: '/members/$id',
        params: { id: person._id },
        className: 'row flex-1 gap-3 min-w-0 rounded-md',
        children: [
          /* @__PURE__ */ jsx(Face, {
            person,
            size: 44,
          }),
          /* @__PURE__ */ jsxs('span', {
            className: 'min-w-0',
            children: [
              /* @__PURE__ */ jsxs('h1', {
                className: 'flex gap-1 heading',
                children: [
                  /* @__PURE__ */ jsxs('span', {
                    className: 'truncate',
                    children: [person.firstName, ','],
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'flex-none',
                    children: person.age,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('span', {
                className: 'muted text-sm',
                children: activityOf(person, online),
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        radius: 'xl',
        size: 44,
        'aria-label': m.search,
        'aria-expanded': searching,
        onClick: onSearch,
        children: /* @__PURE__ */ jsx(IconSearch, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        radius: 'xl',
        size: 44,
        'aria-label': m.menu(person.firstName),
        'aria-haspopup': 'dialog',
        onClick: () => setMenu(true),
        children: /* @__PURE__ */ jsx(IconDots, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      menu !== null &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(ChatMenu, {
            chat,
            opened: menu,
            onClose: () => setMenu(false),
            onSafety,
          }),
        }),
    ],
  });
}
/** Without a connection no one can say that someone is there now. */
function activityOf({ isOnline, lastActive }, online) {
  const { chat: m } = messages;
  if (isOnline && online) return m.online;
  return lastActive && activeText(lastActive);
}
var log_module_default = {
  scroller: '_scroller_taecq_2',
  log: '_log_taecq_10',
  item: '_item_taecq_16',
  hint: '_hint_taecq_29',
  row: '_row_taecq_33',
  day: '_day_taecq_41',
  newLine: '_newLine_taecq_42',
  refused: '_refused_taecq_53',
  latest: '_latest_taecq_58',
  arch: '_arch_taecq_63',
  pair: '_pair_taecq_74',
  opener: '_opener_taecq_79',
  typing: '_typing_taecq_84',
  dot: '_dot_taecq_89',
};
// web/src/features/chat/conversation/hold-hint.tsx
var hint = rememberedSwitch('hold-hint');
/** Who has opened the actions of a message needs no hint any more. */
var holdKnown = () => hint.set(false);
/** Says once how a finger reaches the actions of a message. */
function HoldHint() {
  const { chat: m } = messages;
  if (!hint.useIsOn() || !entersLines()) return null;
  return /* @__PURE__ */ jsxs('p', {
    className: `row flex-none between gap-3 muted text-sm m-auto px-5 w-full ${log_module_default.hint}`,
    children: [
      m.hint,
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: 'flex-none border-0 bg-none ink semibold clickable min-h-target',
        onClick: holdKnown,
        children: m.hintSeen,
      }),
    ],
  });
}
var bubble_module_default = {
  message: '_message_1nog3_1',
  bubble: '_bubble_1nog3_5',
  reactions: '_reactions_1nog3_35',
  text: '_text_1nog3_44',
  quote: '_quote_1nog3_49',
  photo: '_photo_1nog3_57',
  large: '_large_1nog3_67',
  image: '_image_1nog3_67',
  actions: '_actions_1nog3_83',
  choice: '_choice_1nog3_87',
  action: '_action_1nog3_83',
  quick: '_quick_1nog3_121',
};
// web/src/features/chat/messages/drawn-reaction.tsx
var icons = {
  '❤️': IconHeartFilled,
  '😂': IconMoodHappy,
  '😮': IconMoodSurprised,
  '😢': IconMoodSad,
  '👍': IconThumbUp,
  '🔥': IconFlame,
};
/** A reaction as a drawing: every system draws an emoji in another way. Its name is next to it. */
function DrawnReaction({ reaction, size }) {
  const Drawing = icons[reaction];
  return /* @__PURE__ */ jsx(Drawing, {
    size,
    stroke: 1.75,
    'aria-hidden': true,
  });
}
// web/src/features/chat/messages/message-actions.tsx
var button = `grid flex-none place-center p-0 border-0 round bg-none muted clickable ${bubble_module_default.action}`;
/**
 * Next to the hovered message: a reaction, an answer, and everything. The keyboard and screen readers have the last one,
 * which opens all of them; a finger holds the message.
 */
function MessageActions({ message, isStop, onStop, onOptions, onReact, onReply }) {
  const { message: m } = messages;
  const [reacting, setReacting] = useState(false);
  const { mine } = message.reactions;
  return /* @__PURE__ */ jsxs('div', {
    className: `row flex-none rounded-full relative ${bubble_module_default.actions}`,
    onPointerLeave: () => setReacting(false),
    children: [
      reacting &&
        /* @__PURE__ */ jsx('span', {
          className: `row rounded-full absolute bg-raised shadow-2 ${bubble_module_default.choice}`,
          'aria-hidden': true,
          children: reactions$1.map((reaction) =>
            /* @__PURE__ */ jsx(
              'button',
              {
                type: 'button',
                className: button,
                tabIndex: -1,
                'data-chosen': mine === reaction || void 0,
                title: mine === reaction ? m.unreact(reaction) : m.react(reaction),
                onClick: () => {
                  setReacting(false);
                  onReact(mine === reaction ? null : reaction);
                },
                children: /* @__PURE__ */ jsx(DrawnReaction, {
                  reaction,
                  size: 19,
                }),
              },
              reaction,
            ),
          ),
        }),
      /* @__PURE__ */ jsxs('span', {
        className: `row ${bubble_module_default.quick}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('button', {
            type: 'button',
            className: button,
            tabIndex: -1,
            title: m.reactTo,
            onClick: () => setReacting(!reacting),
            children: /* @__PURE__ */ jsx(IconMoodSmile, {
              size: 19,
              stroke: 1.75,
            }),
          }),
          /* @__PURE__ */ jsx('button', {
            type: 'button',
            className: button,
            tabIndex: -1,
            title: m.reply,
            onClick: onReply,
            children: /* @__PURE__ */ jsx(IconArrowBackUp, {
              size: 19,
              stroke: 1.75,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: button,
        'data-options': true,
        tabIndex: isStop ? 0 : -1,
        'aria-label': m.options(summaryOf(message).slice(0, 40)),
        'aria-haspopup': 'dialog',
        onClick: onOptions,
        onFocus: onStop,
        onKeyDown: moveBetween,
        children: /* @__PURE__ */ jsx(IconDots, {
          size: 19,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
/** The arrow keys lead from the options of one message to those of the next. */
function moveBetween(event) {
  const by = {
    ArrowUp: -1,
    ArrowDown: 1,
  }[event.key];
  const all = event.currentTarget.closest('ol')?.querySelectorAll('[data-options]');
  if (!by || !all) return;
  const next = all[[...all].indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
// web/src/lib/facts/emoji-alone.ts
var one = String.raw`(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}]*|[\u{1F1E6}-\u{1F1FF}]{2})`;
var alone = new RegExp(String.raw`^\s*(?:${one}\s*)+$`, 'u');
/** More of them are a text. */
var longest = 24;
/** Whether a text is a few emoji and nothing else. */
var isEmojiAlone = (text) => text.length <= longest && alone.test(text);
// web/src/features/chat/messages/hugged.ts
/**
 * For the `ref` of a text: makes it as wide as its longest line. Style sheets can't: a text that wraps takes all the width
 * it may have, and its lines end before. The row of the message says how much that is, whatever narrows it.
 */
function hugged(text) {
  const row = text.closest('li') ?? text;
  let width = row.clientWidth;
  const measure = () => hug(text, row);
  measure();
  document.fonts?.ready.then(measure);
  const observer = new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    measure();
  });
  observer.observe(row);
  return () => observer.disconnect();
}
function hug(text, row) {
  text.style.maxWidth = '';
  if (row.clientWidth === 0) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()];
  if (lines.length < 2) return;
  const start = Math.min(...lines.map(({ left }) => left));
  const end = Math.max(...lines.map(({ right }) => right));
  text.style.maxWidth = `${Math.ceil(end - start) + 1}px`;
}
// web/src/lib/facts/links.ts
/** A text in parts: links, and what is between them. */
function textParts(text) {
  const parts = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const [before, link, after] = linkIn(word);
    plain += before;
    if (!link) continue;
    if (plain) parts.push(plain);
    parts.push(link);
    plain = after;
  }
  return plain ? [...parts, plain] : parts;
}
/** An address with its protocol, or one that begins with `www.`, or a host with a path. */
var begins = /^(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,12}\/)/iu;
var opening = /^[("'“‘«[{<]+/;
var closing = /[.,!?;:…"'”’»>\]}]$/;
/** Invisible characters can turn a text around, and a backslash hides where a host ends. */
var tricky = /[\p{C}\\]/u;
function linkIn(word) {
  const none = [word, null, ''];
  const before = opening.exec(word)?.[0] ?? '';
  const rest = word.slice(before.length);
  if (!begins.test(rest) || tricky.test(rest)) return none;
  const text = withoutEnd(rest);
  const url = readUrl(text);
  return url
    ? [
        before,
        {
          text,
          ...url,
        },
        rest.slice(text.length),
      ]
    : none;
}
/** Punctuation after a link is not part of it, and neither is a bracket that was opened before it. */
function withoutEnd(text) {
  let end = text.length;
  for (;;) {
    const part = text.slice(0, end);
    const closes = part.endsWith(')') && count(part, ')') > count(part, '(');
    if (!closing.test(part) && !closes) return part;
    end -= 1;
  }
}
var count = (text, part) => text.split(part).length - 1;
function readUrl(text) {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || !/\.(?!\d+$)[a-z\d-]{2,}$/.test(url.hostname)) return null;
  return {
    href: url.href,
    host: url.host,
  };
}
// web/src/features/chat/messages/linked-text.tsx
var LinkDialog = lazyRouteComponent(() => import('./link-dialog-CrML79WH.js'), 'LinkDialog');
/** A text whose links can be opened, after a look at where they lead. Nothing is fetched from there before. */
function LinkedText({ text, isStop }) {
  const [link, setLink] = useState(null);
  const [opened, setOpened] = useState(false);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      textParts(text).map((part, index) =>
        typeof part === 'string'
          ? part
          : /* @__PURE__ */ jsx(
              'a',
              {
                className: 'underline color-inherit',
                href: part.href,
                target: '_blank',
                rel: 'noopener noreferrer nofollow',
                tabIndex: isStop ? 0 : -1,
                onClick: (event) => {
                  event.preventDefault();
                  setLink(part);
                  setOpened(true);
                },
                onAuxClick: (event) => event.preventDefault(),
                children: part.text,
              },
              index,
            ),
      ),
      link &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(LinkDialog, {
            link,
            opened,
            onClose: () => setOpened(false),
          }),
        }),
    ],
  });
}
// web/src/features/chat/messages/message-contents.tsx
/** What a bubble shows of a message besides its photo. */
function MessageContents({ message, isStop = true }) {
  const { text = '' } = givenContents(message);
  if (!text) return null;
  return /* @__PURE__ */ jsx(
    'span',
    {
      ref: hugged,
      className: `pre-wrap ${bubble_module_default.text}`,
      'data-emoji': isEmojiAlone(text) || void 0,
      children: /* @__PURE__ */ jsx(LinkedText, {
        text,
        isStop,
      }),
    },
    text,
  );
}
/** A photo alone has no frame, and neither have emoji alone. */
function isBare(message) {
  const { text, ...others } = givenContents(message);
  if (text === void 0) return Boolean(message.photo) && Object.keys(others).length === 0;
  return !message.photo && isEmojiAlone(text);
}
// web/src/features/chat/messages/use-photo-shape.ts
/** A photo keeps its shape, unless it is a stripe. */
var [narrowest, widest] = [0.4, 2.5];
/** The width of a photo by its height: about, by its placeholder, and exactly once it is loaded. */
function usePhotoShape(placeholder) {
  const [loaded, setLoaded] = useState(null);
  const shape = loaded ?? aboutShape(placeholder);
  const style = { '--shape': Math.min(Math.max(shape, narrowest), widest) };
  const onLoad = ({ currentTarget }) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalHeight > 0) setLoaded(naturalWidth / naturalHeight);
  };
  return {
    style,
    onLoad,
  };
}
function aboutShape(placeholder) {
  if (!placeholder) return 1;
  const letters = atob(placeholder.replaceAll(/\s/g, ''));
  return thumbHashToApproximateAspectRatio(Uint8Array.from(letters, (each) => each.charCodeAt(0)));
}
// web/src/features/chat/messages/message-photo.tsx
var PhotoViewer = lazyRouteComponent(() => import('./photo-viewer-C94SjPsd.js'), 'PhotoViewer');
/** A photo in a chat. It opens large. */
function MessagePhoto({ photo, mine, name, isStop }) {
  const { message: m } = messages;
  const [opened, setOpened] = useState(null);
  const { style, onLoad } = usePhotoShape(photo.placeholder);
  const alt = mine ? m.photoFromYou : m.photoFrom(name);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: `block p-0 max-w-full border-0 rounded-lg muted overflow-hidden clickable ${bubble_module_default.photo}`,
        style,
        'aria-haspopup': 'dialog',
        tabIndex: isStop ? 0 : -1,
        onClick: () => setOpened(true),
        children: /* @__PURE__ */ jsx(FetchedPhoto, {
          className: `w-full h-full cover ${bubble_module_default.image}`,
          url: photo.url,
          alt,
          failed: alt,
          onLoad,
        }),
      }),
      opened !== null &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(PhotoViewer, {
            url: photo.url,
            alt,
            opened,
            onClose: () => setOpened(false),
          }),
        }),
    ],
  });
}
// web/src/features/chat/messages/use-long-press.ts
var holdMs = 450;
/** A finger that moves further than this scrolls. */
var mostMovedPx = 10;
/** What a finger that stays on something opens. A mouse and a pen have buttons next to it. */
function useLongPress(onHold) {
  const press = useRef(void 0);
  const held = useRef(false);
  const stop = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown(event) {
      stop();
      held.current = false;
      if (!onHold || event.pointerType !== 'touch' || !isWithin(event)) return;
      const hold = () => {
        held.current = true;
        onHold();
      };
      press.current = {
        timer: setTimeout(hold, holdMs),
        x: event.clientX,
        y: event.clientY,
      };
    },
    onPointerMove({ clientX, clientY }) {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > mostMovedPx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onTouchEnd(event) {
      if (held.current) event.preventDefault();
    },
    onClickCapture(event) {
      if (!held.current || !isWithin(event)) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event) {
      const { pointerType } = event.nativeEvent;
      if (onHold && pointerType === 'touch' && isWithin(event)) event.preventDefault();
    },
  };
}
/** Events of a dialog arrive at what opened it, although it is elsewhere on the page. */
var isWithin = ({ currentTarget, target }) =>
  target instanceof Node && currentTarget.contains(target);
// web/src/features/chat/messages/bubble.tsx
function Bubble({ message, name, isStop, onShow, ...actions }) {
  const { message: m } = messages;
  const { mine, photo, deleted, editedAt, replyTo, sentAt } = message;
  const given = [message.reactions.theirs, message.reactions.mine].filter((each) => each !== null);
  const longPress = useLongPress(deleted ? null : actions.onOptions);
  return /* @__PURE__ */ jsxs('div', {
    className: `row gap-2 ${bubble_module_default.message}`,
    'data-mine': mine || void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid one-column bg-muted-soft text-lg anywhere relative lh-14 min-w-0 ${bubble_module_default.bubble}`,
        'data-mine': mine || void 0,
        'data-bare': (isBare(message) && !replyTo) || void 0,
        'data-deleted': deleted !== null || void 0,
        ...longPress,
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'visually-hidden',
            children: mine ? m.fromYou(sentAt) : m.from(name, sentAt),
          }),
          replyTo &&
            /* @__PURE__ */ jsxs('button', {
              type: 'button',
              className: `grid one-column border-0 rounded-sm color-inherit text-sm text-start clickable ${bubble_module_default.quote}`,
              tabIndex: isStop ? 0 : -1,
              onClick: () => onShow(replyTo.number),
              children: [
                /* @__PURE__ */ jsx('strong', { children: replyTo.mine ? m.quoteOfYou : name }),
                /* @__PURE__ */ jsx('span', {
                  className: 'truncate',
                  children: summaryOf(replyTo),
                }),
              ],
            }),
          photo &&
            /* @__PURE__ */ jsx(MessagePhoto, {
              photo,
              mine,
              name,
              isStop,
            }),
          /* @__PURE__ */ jsx(MessageContents, {
            message,
            isStop,
          }),
          deleted && /* @__PURE__ */ jsx('em', { children: m.deleted }),
          editedAt &&
            !deleted &&
            /* @__PURE__ */ jsx('small', {
              className: 'color-inherit text-xs text-end',
              children: m.edited,
            }),
          given.length > 0 &&
            /* @__PURE__ */ jsxs('span', {
              className: `row gap-1 rounded-full bg-raised shadow-2 absolute p-tag ${bubble_module_default.reactions}`,
              children: [
                /* @__PURE__ */ jsxs('span', {
                  className: 'visually-hidden',
                  children: [m.reactions, ' ', given.join(' ')],
                }),
                given.map((reaction, index) =>
                  /* @__PURE__ */ jsx(
                    DrawnReaction,
                    {
                      reaction,
                      size: 20,
                    },
                    index,
                  ),
                ),
              ],
            }),
        ],
      }),
      !deleted &&
        /* @__PURE__ */ jsx(MessageActions, {
          message,
          isStop,
          ...actions,
        }),
    ],
  });
}
// web/src/features/chat/messages/log-row.tsx
/** One message with what is above it, such as the day, and below it, such as whether it was read. */
function LogRow({ row, name, isStop, onStop, onShow, ...actions }) {
  const { chat: m } = messages;
  return /* @__PURE__ */ jsxs('div', {
    className: log_module_default.row,
    'data-joined': row.joined || void 0,
    children: [
      row.since &&
        /* @__PURE__ */ jsx('p', {
          className: `row gap-3 justify-center faint text-xs ${log_module_default.day}`,
          'data-new': row.newDay || void 0,
          children: /* @__PURE__ */ jsxs('span', {
            children: [
              row.newDay &&
                /* @__PURE__ */ jsx('strong', {
                  className: 'semibold',
                  children: dayText(row.since),
                }),
              ' ',
              clockText(row.since),
            ],
          }),
        }),
      row.fresh &&
        /* @__PURE__ */ jsx('p', {
          className: `row gap-3 color-brand text-xs semibold ${log_module_default.newLine}`,
          children: m.fresh,
        }),
      row.kind === 'message' &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(Bubble, {
              message: row.message,
              name,
              isStop,
              onStop,
              onShow,
              onOptions: () => actions.onOptions(row.message),
              onReact: (reaction) => actions.onReact(row.message, reaction),
              onReply: () => actions.onReply(row.message),
            }),
            /* @__PURE__ */ jsx(Progress, { row }),
          ],
        }),
      row.kind !== 'message' &&
        /* @__PURE__ */ jsx(UnsentBubble, {
          message: row.message,
          waits: row.kind === 'waiting',
        }),
      row.kind === 'waiting' && /* @__PURE__ */ jsx(Waiting, {}),
      row.kind === 'refused' &&
        /* @__PURE__ */ jsx(Refused, {
          message: row.message,
          ...actions,
        }),
    ],
  });
}
function Progress({ row }) {
  const { message: m } = messages;
  if (!row.progress) return null;
  return /* @__PURE__ */ jsxs('p', {
    className: 'row justify-end gap-1 faint text-xs mt-1 px-1',
    children: [
      row.progress !== 'sent' &&
        /* @__PURE__ */ jsx(IconChecks, {
          size: 14,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      {
        sent: m.sent,
        delivered: m.delivered,
        read: m.read,
      }[row.progress],
    ],
  });
}
function UnsentBubble({ message, waits }) {
  const { photo, at } = message;
  const { style, onLoad } = usePhotoShape(null);
  const { message: m } = messages;
  return /* @__PURE__ */ jsx('div', {
    className: `row gap-1 ${bubble_module_default.message}`,
    'data-mine': true,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid one-column bg-muted-soft text-lg anywhere relative lh-14 min-w-0 ${bubble_module_default.bubble}`,
      'data-mine': true,
      'data-waiting': waits || void 0,
      'data-bare': isBare(message) || void 0,
      children: [
        /* @__PURE__ */ jsx('span', {
          className: 'visually-hidden',
          children: m.fromYou(at),
        }),
        photo &&
          /* @__PURE__ */ jsx('span', {
            className: `block p-0 max-w-full border-0 rounded-lg muted overflow-hidden ${bubble_module_default.photo}`,
            style,
            children: /* @__PURE__ */ jsx(Photo, {
              className: `w-full h-full cover ${bubble_module_default.image}`,
              url: photo.url,
              alt: m.photoFromYou,
              onLoad,
            }),
          }),
        /* @__PURE__ */ jsx(MessageContents, { message }),
      ],
    }),
  });
}
function Waiting() {
  const { message: m } = messages;
  const online = useOnline();
  return /* @__PURE__ */ jsxs('p', {
    className: 'row justify-end gap-1 faint text-xs mt-1 px-1',
    children: [
      /* @__PURE__ */ jsx(IconClock, {
        size: 14,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      online ? m.sending : m.waiting,
    ],
  });
}
/** Why a message was not sent, and what to do about it. */
function Refused({ message, onSendAnyway, onRewrite, onDrop }) {
  const { stopped: m } = messages;
  const { stop, reason } = message;
  const mayBeSent = isQuestion(stop);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-2 justify-items-end ${log_module_default.refused}`,
    children: [
      /* @__PURE__ */ jsxs(Alert, {
        kind: mayBeSent ? 'warning' : 'danger',
        children: [
          /* @__PURE__ */ jsx('strong', { children: mayBeSent ? m.sure : m.title }),
          ' ',
          stop ? m.stops[stop] : reason,
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap justify-end gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            size: 'xs',
            onClick: () => onDrop(message),
            children: m.discard,
          }),
          message.text &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'xs',
              onClick: () => onRewrite(message),
              children: m.change,
            }),
          (mayBeSent || !stop) &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'xs',
              onClick: () => onSendAnyway(message),
              children: mayBeSent ? m.sendAnyway : m.again,
            }),
        ],
      }),
    ],
  });
}
// web/src/features/chat/messages/received.tsx
/** Announces each new message to screen readers while the chat is open. */
function Received({ chat, newest }) {
  const { chat: m } = messages;
  const [first] = useState(newest?.number ?? 0);
  const isNew = newest && !newest.mine && newest.number > first && !newest.deleted;
  return /* @__PURE__ */ jsx('output', {
    className: 'visually-hidden',
    children: isNew && m.received(chat.person.firstName, summaryOf(newest)),
  });
}
// web/src/features/chat/conversation/start.tsx
var LikedPart = lazyRouteComponent(
  () => import('./liked-part-amWMA4xn.js').then((n) => n.n),
  'LikedPart',
);
var Openers = lazyRouteComponent(() => import('./openers-Cl4I6BuJ.js'), 'Openers');
/** The start of a chat: since when the two match, and something from both to start with. */
function Start({ chat }) {
  const { person, note, part, ownNote, ownPart, opener, lastNumber } = chat;
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column justify-items-center gap-3 pt-4',
    children: [
      lastNumber === 0
        ? /* @__PURE__ */ jsx(Matched, { chat })
        : /* @__PURE__ */ jsx(MatchedOn, { chat }),
      /* @__PURE__ */ jsx(Liked, {
        by: person.firstName,
        note,
        part,
      }),
      /* @__PURE__ */ jsx(Liked, {
        by: null,
        note: ownNote,
        part: ownPart,
      }),
      opener &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(Openers, {
            opener,
            name: person.firstName,
          }),
        }),
    ],
  });
}
/** A like that said something, which is how the talk began. Both see both. */
function Liked({ by, note, part }) {
  const { chat: m } = messages;
  if (!note && !part) return null;
  return /* @__PURE__ */ jsxs('figure', {
    className: `w-full border-line rounded-lg ${log_module_default.opener}`,
    children: [
      /* @__PURE__ */ jsx('figcaption', {
        className: 'muted text-sm',
        children: part
          ? /* @__PURE__ */ jsx(Suspense, {
              children: /* @__PURE__ */ jsx(LikedPart, {
                part,
                by,
              }),
            })
          : by === null
            ? m.youLiked
            : m.liked(by),
      }),
      note &&
        /* @__PURE__ */ jsx('blockquote', {
          className: 'anywhere quoted m-0 mt-1',
          children: note,
        }),
    ],
  });
}
/** Large, while there is nothing else. */
function Matched({ chat: { person, matchedAt } }) {
  const { chat: m } = messages;
  const { user } = useSession();
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column justify-items-center gap-2 text-center',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'flex mb-2',
        'aria-hidden': true,
        children: [user, person].map(
          (each) =>
            each?.profilePicture &&
            /* @__PURE__ */ jsx(
              Photo,
              {
                className: `cover face-up ${log_module_default.arch}`,
                url: each.profilePicture,
                focus: each.profilePictureFocus,
                alt: '',
              },
              each._id,
            ),
        ),
      }),
      /* @__PURE__ */ jsx('h2', {
        className: 'title-md anywhere balance',
        children: m.matchedWith(person.firstName),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: m.matched(matchedAt),
      }),
    ],
  });
}
function MatchedOn({ chat: { person, matchedAt } }) {
  const { chat: m } = messages;
  const { user } = useSession();
  return /* @__PURE__ */ jsxs('div', {
    className: 'row gap-4 ink text-sm',
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: `flex ${log_module_default.pair}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx(PhotoAvatar, {
            name: user?.firstName ?? '',
            picture: user?.profilePicture ?? null,
            focus: user?.profilePictureFocus,
            size: 44,
          }),
          /* @__PURE__ */ jsx(PhotoAvatar, {
            name: person.firstName,
            picture: person.profilePicture,
            focus: person.profilePictureFocus,
            size: 44,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        children: /* @__PURE__ */ jsx('strong', { children: m.matched(matchedAt) }),
      }),
    ],
  });
}
// web/src/features/chat/conversation/use-log.ts
var near = 6;
var atEndWithin = 80;
/** The visible rows of a long conversation. Rows loaded above them, or added below, do not move them. */
function useLog({ box, keys, first, onOlder, onNewer, onSeen }) {
  const [loading, setLoading] = useState(false);
  const isVisible = usePageVisible();
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => 64,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEndWithin,
    paddingStart: 8,
    paddingEnd: 8,
  });
  const items = virtualizer.getVirtualItems();
  const [top, bottom] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const lastSeen = virtualizer.range?.endIndex ?? -1;
  useLayoutEffect(() => {
    if (first < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(first, { align: 'start' });
  }, []);
  useEffect(() => {
    const { current: view } = box;
    if (!view) return;
    let height = view.clientHeight;
    const resized = new ResizeObserver(() => {
      const wasAtEnd = view.scrollHeight - view.scrollTop - height <= atEndWithin;
      height = view.clientHeight;
      if (wasAtEnd) virtualizer.scrollToEnd();
    });
    resized.observe(view);
    return () => resized.disconnect();
  }, []);
  const load = loading ? null : (top < near && onOlder) || (bottom > keys.length - near && onNewer);
  const direction = load && (load === onOlder ? 'older' : 'newer');
  useEffect(() => {
    if (!load || !direction) return;
    setLoading(true);
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, 3e3)))
      .finally(() => setLoading(false));
  }, [direction, keys.length]);
  useEffect(() => {
    if (isVisible && lastSeen >= 0) onSeen(lastSeen);
  }, [isVisible, lastSeen, keys[lastSeen], keys.length]);
  return {
    items,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    isAtEnd: virtualizer.isAtEnd(atEndWithin),
    toEnd: () => virtualizer.scrollToEnd(),
    toIndex: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
// web/src/features/chat/conversation/log.tsx
var numberOf = (row) => (row?.kind === 'message' ? row.message.number : null);
var opens = (row) => row.kind === 'message' && !row.message.deleted;
/** Every message, by day, and those waiting to be sent. */
function Log({ chat, rows, data, history, target, onTarget, onSeen, ...actions }) {
  const { chat: m } = messages;
  const box = useRef(null);
  const [stop, setStop] = useState(null);
  const begins = hasOlder(data) ? 0 : 1;
  const newest = rows.at(-1);
  const typing = useTyping(chat.person._id);
  const log = useLog({
    box,
    keys: [
      ...(begins ? ['start'] : []),
      ...rows.map(({ key }) => key),
      ...(typing ? ['typing'] : []),
    ],
    first: rows.findIndex(({ fresh }) => fresh) + (rows.some(({ fresh }) => fresh) ? begins : 0),
    onOlder: hasOlder(data) ? history.loadOlder : null,
    onNewer: hasNewer(data) ? history.loadNewer : null,
    onSeen: (index) => {
      const isEnd = index >= rows.length + begins - 1;
      onSeen(lastOfOther(data, isEnd ? lastOf(data) : (numberOf(rows[index - begins]) ?? 0)));
    },
  });
  const sending = newest?.kind === 'waiting' ? newest.key : null;
  useEffect(() => {
    if (sending) log.toEnd();
  }, [sending]);
  const index = target === null ? -1 : rows.findIndex((row) => numberOf(row) === target);
  useEffect(() => {
    if (index < 0) return;
    log.toIndex(index + begins);
    const timer = setTimeout(onTarget, 2500);
    return () => clearTimeout(timer);
  }, [index]);
  const reachable = log.items
    .flatMap(({ index: place }) => rows[place - begins] ?? [])
    .filter(opens);
  const stopKey = (reachable.find(({ key }) => key === stop) ?? reachable.at(-1))?.key;
  return /* @__PURE__ */ jsxs('div', {
    className: 'flex flex-1 min-h-0 relative',
    children: [
      /* @__PURE__ */ jsx('section', {
        ref: box,
        className: `flex-1 min-w-0 overflow-y-auto inset-focus ${log_module_default.scroller}`,
        tabIndex: 0,
        'aria-label': m.list(chat.person.firstName),
        children: /* @__PURE__ */ jsx('ol', {
          className: `m-auto p-0 w-full list-none relative ${log_module_default.log}`,
          style: { height: log.height },
          children: log.items.map((item) => {
            const row = rows[item.index - begins];
            return /* @__PURE__ */ jsx(
              'li',
              {
                ref: log.measure,
                'data-index': item.index,
                className: `w-full absolute top-0 ${log_module_default.item}`,
                style: { transform: `translateY(${item.start}px)` },
                'data-found': (target !== null && numberOf(row) === target) || void 0,
                children: row
                  ? /* @__PURE__ */ jsx(LogRow, {
                      row,
                      name: chat.person.firstName,
                      isStop: stopKey === row.key,
                      onStop: () => setStop(row.key),
                      ...actions,
                    })
                  : /* @__PURE__ */ jsx(Edge, {
                      chat,
                      isStart: item.index === 0,
                    }),
              },
              item.key,
            );
          }),
        }),
      }),
      (!log.isAtEnd || hasNewer(data)) &&
        /* @__PURE__ */ jsx(Button, {
          className: `shadow-2 absolute ${log_module_default.latest}`,
          variant: 'default',
          radius: 'xl',
          leftSection: /* @__PURE__ */ jsx(IconArrowDown, {
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          onClick: () => void history.goToLatest().then(log.toEnd),
          children: m.latest,
        }),
      /* @__PURE__ */ jsx(Received, {
        chat,
        newest: data.messages.at(-1),
      }),
    ],
  });
}
/** What is above the first message, or below the last one. */
function Edge({ chat, isStart }) {
  return isStart
    ? /* @__PURE__ */ jsx(Start, { chat })
    : /* @__PURE__ */ jsx(TypingDots, { name: chat.person.firstName });
}
/** Three dots, while the other is typing. */
function TypingDots({ name }) {
  return /* @__PURE__ */ jsxs('output', {
    className: `flex gap-1 mt-2 bg-muted-soft ${log_module_default.typing}`,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: messages.chat.typing(name),
      }),
      /* @__PURE__ */ jsx('i', { className: `round ${log_module_default.dot}` }),
      /* @__PURE__ */ jsx('i', { className: `round ${log_module_default.dot}` }),
      /* @__PURE__ */ jsx('i', { className: `round ${log_module_default.dot}` }),
    ],
  });
}
// web/src/features/chat/messages/rows.ts
var gapMs = 36e5;
/** The rows of a chat, oldest first. A waiting message keeps its row when it has been sent. */
function rowsOf({ messages, waiting, refused, chat, readBefore }) {
  const rows = [];
  const shown = messages.filter(({ deleted }) => deleted !== 'me');
  const sent = new Set(shown.map(({ _id }) => _id));
  const fresh = firstFresh(messages, readBefore);
  const progress = progressOf(shown, chat);
  let before = null;
  const place = (at, mine) => {
    const newDay = !before || !isSameDay(before.at, at);
    const isPause = !before || Date.parse(at) - Date.parse(before.at) > gapMs;
    const joined = !isPause && !newDay && before?.mine === mine;
    before = {
      at,
      mine,
    };
    return {
      since: newDay || isPause ? at : null,
      newDay,
      joined,
    };
  };
  for (const message of shown)
    rows.push({
      kind: 'message',
      key: message._id,
      message,
      ...place(message.sentAt, message.mine),
      fresh: message.number === fresh?.number,
      progress: progress.get(message.number) ?? null,
    });
  for (const message of waiting.filter(({ id }) => !sent.has(id)))
    rows.push({
      kind: 'waiting',
      key: message.id,
      message,
      ...place(message.at, true),
      fresh: false,
    });
  for (const message of refused)
    rows.push({
      kind: 'refused',
      key: `refused ${message.id}`,
      message,
      ...place(message.at, true),
      fresh: false,
    });
  return rows;
}
/** The last own message with a text, if it is sent. */
function lastOwnOf(rows) {
  const last = rows.findLast(
    ({ kind, message }) => kind !== 'message' || (message.mine && message.text !== null),
  );
  return last?.kind === 'message' ? last.message : null;
}
/** Where the unread messages start, if that is loaded. */
function firstFresh(messages, readBefore) {
  const to = readBefore ?? Infinity;
  if ((messages[0]?.number ?? Infinity) > to + 1) return void 0;
  return messages.find(({ number, mine, deleted }) => !mine && !deleted && number > to);
}
/** Below the last own message that was read, and below the last one of all. */
function progressOf(messages, chat) {
  const own = messages.filter(({ mine, deleted }) => mine && !deleted);
  const reached = (to) => own.findLast(({ number }) => number <= (to ?? 0))?.number;
  const progress = /* @__PURE__ */ new Map();
  const last = own.at(-1)?.number;
  const [delivered, read] = [reached(chat.theirDeliveredTo), reached(chat.theirReadTo)];
  if (last !== void 0) progress.set(last, delivered === last ? 'delivered' : 'sent');
  if (read !== void 0) progress.set(read, 'read');
  return progress;
}
// web/src/features/chat/composer/use-edits.ts
/** Edits are saved while the member writes on. One that fails comes back once they pause. */
function useEdits(id) {
  const { mutateAsync, isPending } = useChangeMessage(id);
  const [failed, setFailed] = useState(null);
  async function save(message, text, sure) {
    setFailed(null);
    try {
      await mutateAsync({
        do: 'edit',
        message,
        text,
        sure,
      });
    } catch (error) {
      while (keyboard.isWriting({ timeStamp: performance.now() })) await wait(600);
      setFailed({
        message,
        text,
        error,
      });
    }
  }
  return {
    isSaving: isPending,
    failed,
    save: (...edit) => void save(...edit),
    giveUp: () => setFailed(null),
  };
}
var wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
// web/src/lib/unsent/newest-text.ts
/** The text of this tab or the draft of the server, which has those of all tabs and devices: the newest one. */
function newestText({ text, at = Infinity, isSaved }, { draft, draftAt }) {
  return text === void 0 || isSaved || (draftAt !== null && Date.parse(draftAt) > at)
    ? (draft ?? '')
    : text;
}
// web/src/features/chat/composer/use-draft.ts
var saveDelayMs = 1500;
/** What was sent before that is no longer on its way. */
var mostSentTexts = 10;
/** A draft. This tab stores each letter, and other devices get it after a pause. The newest one wins. */
function useDraft(chat) {
  const { _id: id } = chat.person;
  const owner = useSession().user?._id ?? '';
  const step = draftStep(id);
  const { mutate } = useSaveDraft(id);
  const [version, setVersion] = useState(0);
  const [taken, setTaken] = useState(0);
  const saved = useRef(chat.draft ?? '');
  const unsaved = useRef(null);
  const sentTexts = useRef([]);
  const timer = useRef(void 0);
  const kept = () => readDraft(owner, step);
  const keep = (text) => keepDraft(owner, step, text);
  const read = () => newestText(kept(), chat);
  function save() {
    clearTimeout(timer.current);
    const text = unsaved.current;
    unsaved.current = null;
    if (text === null || text === saved.current) return;
    saved.current = text;
    mutate(text, { onSuccess: () => setSaved(text) });
  }
  /** From then on, a later one of another tab or device replaces it. */
  function setSaved(text) {
    const { text: typed = '' } = kept();
    if (typed.trim() === text)
      keep({
        text: typed,
        isSaved: true,
      });
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const { text, isSaved } = kept();
    if (text !== void 0 && !isSaved) unsaved.current = read().trim();
    timer.current = setTimeout(() => latest.current(), saveDelayMs);
    return () => latest.current();
  }, []);
  useEffect(() => {
    const { draft } = chat;
    if (draft === null || draft === saved.current || unsaved.current !== null) return;
    if (sentTexts.current.some((text) => text.startsWith(draft))) return;
    saved.current = draft;
    keep({
      text: draft,
      isSaved: true,
    });
    setTaken((count) => count + 1);
  }, [chat.draftAt]);
  function put(text) {
    keep({
      text,
      at: Math.max(Date.now(), Date.parse(chat.draftAt ?? '') + 1 || 0),
    });
    unsaved.current = text.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), text === '' ? 0 : saveDelayMs);
  }
  return {
    version,
    /** Grows with each draft that came from elsewhere. */
    taken,
    read,
    put,
    /** The text was sent. The server deletes a draft that is its beginning. */
    sent: (text) => {
      if (text.startsWith(saved.current)) saved.current = '';
      sentTexts.current = [text, ...sentTexts.current].slice(0, mostSentTexts);
      put('');
    },
    /** Puts another text into the field. */
    replace: (text) => {
      put(text);
      setVersion(version + 1);
    },
  };
}
// web/src/features/chat/messages/use-message-sheet.tsx
var MessageSheet = lazyRouteComponent(() => import('./message-sheet-BmjUuGns.js'), 'MessageSheet');
/** Opens the actions for a message. */
function useMessageSheet(chat, onAbout, onSafety) {
  const [message, setMessage] = useState(null);
  const [opened, setOpened] = useState(false);
  const [returnFocus, setReturnFocus] = useState(true);
  return {
    open: (chosen) => {
      setMessage(chosen);
      setReturnFocus(true);
      setOpened(true);
    },
    element:
      message &&
      /* @__PURE__ */ jsx(Suspense, {
        children: /* @__PURE__ */ jsx(MessageSheet, {
          chat,
          message,
          opened,
          returnFocus,
          onClose: () => setOpened(false),
          onSafety,
          onAbout: (about) => {
            setReturnFocus(false);
            onAbout(about);
          },
        }),
      }),
  };
}
// web/src/features/chat/conversation/open-chat.tsx
var open_chat_exports = /* @__PURE__ */ __exportAll({ OpenChat: () => OpenChat });
var Search = lazyRouteComponent(() => import('./search-BnW84awx.js'), 'Search');
function OpenChat({ chat, certain, onSeen, onSafety }) {
  const { chat: m } = messages;
  const { person } = chat;
  const history = useHistory(person._id);
  const online = useOnline();
  const unsent = useUnsent(person._id);
  const { mutate: change } = useChangeMessage(person._id);
  const edits = useEdits(person._id);
  const [asked, setAbout] = useState();
  const failed = asked?.do === 'edit' ? null : edits.failed;
  const about = failed
    ? {
        do: 'edit',
        message: failed.message,
      }
    : asked;
  const [searching, setSearching] = useState(false);
  const [target, setTarget] = useState(null);
  const [readBefore, setReadBefore] = useState(null);
  if (certain && readBefore === null) setReadBefore(chat.unread > 0 ? chat.readTo : Infinity);
  if (unsent.waiting.length > 0 && readBefore !== Infinity) setReadBefore(Infinity);
  const sheet = useMessageSheet(chat, setAbout, onSafety);
  const draft = useDraft(chat);
  const { data } = history.query;
  const isShown = data !== void 0 && (certain || !online);
  const rows = data
    ? rowsOf({
        messages: data.messages,
        ...unsent,
        chat,
        readBefore,
      })
    : [];
  async function show(number) {
    await history.goTo(number);
    setTarget(number);
  }
  return /* @__PURE__ */ jsxs('section', {
    className: 'flex column min-w-0 min-h-0',
    'aria-label': m.label(person.firstName),
    children: [
      /* @__PURE__ */ jsx(Head, {
        chat,
        searching,
        onSearch: () => setSearching(!searching),
        onSafety,
      }),
      searching &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(Search, {
            chat,
            onShow: (number) => void show(number),
            onClose: () => setSearching(false),
          }),
        }),
      isShown &&
        /* @__PURE__ */ jsx(Earlier, {
          query: history.query,
          className: 'flex-none text-center py-1-5',
        }),
      isShown
        ? /* @__PURE__ */ jsx(Log, {
            chat,
            rows,
            data,
            history,
            target,
            onTarget: () => setTarget(null),
            onSeen,
            onOptions: (message) => {
              holdKnown();
              sheet.open(message);
            },
            onReact: (message, reaction) =>
              change({
                do: 'react',
                message,
                reaction,
              }),
            onReply: (message) =>
              setAbout({
                do: 'reply',
                message,
              }),
            onShow: (number) => void show(number),
            onSendAnyway: unsent.sendAnyway,
            onDrop: unsent.drop,
            onRewrite: (message) => {
              unsent.drop(message);
              draft.replace(message.text ?? '');
              setAbout(null);
            },
          })
        : online && !history.query.error
          ? /* @__PURE__ */ jsx(LogSkeleton, {})
          : /* @__PURE__ */ jsx('div', {
              className: 'flex-1 p-6',
              children: /* @__PURE__ */ jsx(QueryState, {
                query: history.query,
                words: messages,
              }),
            }),
      isShown && rows.some(({ kind }) => kind === 'message') && /* @__PURE__ */ jsx(HoldHint, {}),
      /* @__PURE__ */ jsx(
        Composer,
        {
          chat,
          isFirst: data !== void 0 && rows.length === 0,
          draft,
          about,
          edits,
          failed,
          onAbout: failed ? edits.giveUp : setAbout,
          onSend: unsent.send,
          lastOwn: edits.isSaving ? null : lastOwnOf(rows),
        },
        `${about?.do === 'edit' ? about.message._id : 'new'} ${draft.version}`,
      ),
      sheet.element,
    ],
  });
}
export {
  OpenChat,
  useChangeMessage as a,
  log_module_default as i,
  DrawnReaction as n,
  useMessageSearch as o,
  bubble_module_default as r,
  reactions$1 as s,
  open_chat_exports as t,
};
