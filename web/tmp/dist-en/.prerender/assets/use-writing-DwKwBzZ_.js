import { t as session } from './session-qxZvcB-b.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { A as lazyDialog, i as status_badge_module_default } from '../entry.mjs';
import { r as countOwnLikes } from './likes-CRfAcYvy.js';
import { a as ownChoices } from './outbox-Cn1ksPZb.js';
import { t as messages } from './likes-CTZma4kn.js';
import { n as messages$1, t as partName } from './part-name-DOIgS5fx.js';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
// web/src/api/choices/use-left.ts
var dayMs = 864e5;
var isToday = (at) => Math.floor(at / dayMs) === Math.floor(Date.now() / dayMs);
/** Seconds until there are more. */
var restOfDay = () => (dayMs - (Date.now() % dayMs)) / 1e3;
/** How many choices the member has left today, without those that wait to be sent. Undefined as long as it isn't known. */
function useLeft() {
  const { data, dataUpdatedAt } = useQuery(queryOf(countOwnLikes));
  const queue = ownChoices();
  const { unsaved } = useSyncExternalStore(queue.subscribe, queue.get);
  const without = (kind, left) =>
    Math.max(0, left - unsaved.filter(({ choice }) => choice === kind).length);
  const { likes = null, superlikes } = data?.left ?? {};
  const left = {
    like: likes === null ? void 0 : without('like', likes),
    superlike: superlikes === void 0 ? void 0 : without('superlike', superlikes),
    pass: void 0,
  };
  /** Only what is known for certain: otherwise the server decides. */
  const isUsedUp = (choice) => left[choice] === 0 && isToday(dataUpdatedAt);
  return {
    superlikes: left.superlike,
    isUsedUp,
  };
}
// web/src/features/discovery/superlikes-you.tsx
/** A super like is meant to be known. */
var SuperlikesYou = ({ name }) =>
  /* @__PURE__ */ jsxs('p', {
    className: `inline-flex items-center gap-1-5 self-start semibold text-sm rounded-full max-w-full p-tag ${status_badge_module_default.kind}`,
    'data-kind': 'info',
    children: [
      /* @__PURE__ */ jsx(IconStarFilled, {
        className: 'flex-none',
        size: 14,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'truncate',
        children: messages.superlikesYou(name),
      }),
    ],
  });
var part_heart_module_default = { heart: '_heart_cs2ko_1' };
// web/src/features/discovery/part-heart.tsx
/** Likes one part of a profile, or says that it was liked. */
function PartHeart({ part, liking: { liked, like }, place }) {
  const { kind } = part;
  const what = partName(part);
  const look = `grid place-center w-target h-target round ${part_heart_module_default.heart}`;
  if (isSame(part, liked))
    return /* @__PURE__ */ jsxs('span', {
      className: look,
      'data-place': place,
      'data-liked': true,
      children: [
        /* @__PURE__ */ jsx(IconHeartFilled, {
          size: 22,
          'aria-hidden': true,
        }),
        /* @__PURE__ */ jsx('span', {
          className: 'visually-hidden',
          children: messages$1.liked.there[kind](what),
        }),
      ],
    });
  if (!like) return null;
  const label = messages$1.like[kind](what);
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: `p-0 border-0 clickable ${look}`,
    'data-place': place,
    'aria-label': label,
    'aria-haspopup': 'dialog',
    title: label,
    onClick: () => like(part),
    children: /* @__PURE__ */ jsx(IconHeart, {
      size: 22,
      stroke: 1.75,
      'aria-hidden': true,
    }),
  });
}
/** An answer that was changed since is another one. */
var isSame = ({ kind, id }, liked) =>
  liked !== null && !liked.gone && liked.kind === kind && liked.id === id;
var photoPart = ({ url, publicId }) => ({
  kind: 'photo',
  id: publicId,
  photo: url,
  answer: null,
  gone: false,
});
var promptPart = ({ prompt, answer }) => ({
  kind: 'prompt',
  id: prompt,
  photo: null,
  answer,
  gone: false,
});
var questionPart = (question) => ({
  kind: 'question',
  id: question,
  photo: null,
  answer: null,
  gone: false,
});
// web/src/lib/facts/photos-of.ts
/** The photos of a person in their order, the main one first. */
function photosOf({
  profilePicture: url,
  profilePictureId,
  profilePictureFocus: focus,
  more_pictures,
}) {
  if (url === null || profilePictureId === null) return more_pictures;
  return [
    {
      url,
      publicId: profilePictureId,
      focus,
    },
    ...more_pictures,
  ];
}
var photo_marks_module_default = {
  marks: '_marks_1msnw_1',
  mark: '_mark_1msnw_1',
};
// web/src/widgets/photos/photo-marks.tsx
/** One mark for each photo at the upper edge of the picture, which says which of them is shown. */
function PhotoMarks({ count, index }) {
  if (count < 2) return null;
  return /* @__PURE__ */ jsx('div', {
    className: `flex gap-1 absolute z-1 no-pointer ${photo_marks_module_default.marks}`,
    'aria-hidden': true,
    children: Array.from({ length: count }, (_, number) =>
      /* @__PURE__ */ jsx(
        'i',
        {
          className: `flex-1 rounded-xs ${photo_marks_module_default.mark}`,
          'data-on': number === index || void 0,
        },
        number,
      ),
    ),
  });
}
// web/src/features/discovery/use-choice-question.tsx
var ChoiceQuestion = lazyDialog(() =>
  import('./choice-question-PPV2QrAZ.js').then((file) => file.ChoiceQuestion),
);
var storage = openStorage();
var key = 'superlike-explained';
var ownId = () => session.get().user?._id ?? '';
var isExplained = () => storage.getItem(key) === ownId();
/**
 * What someone should know before a like is sent: that none is left today, that a super like says whose it is, once, and
 * that they and the other do not fit each other's preferences.
 */
function useChoiceQuestion() {
  const [question, setQuestion] = useState(null);
  const { superlikes, isUsedUp } = useLeft();
  /** Whether it asks first. Otherwise the choice was sent. */
  function ask(choice, { name, fits = true }, send) {
    const about = aboutOf(choice, fits);
    if (about)
      setQuestion({
        name,
        about,
        send,
      });
    else send();
    return about !== null;
  }
  function aboutOf(choice, fits) {
    if (choice !== 'pass' && isUsedUp(choice)) return `${choice}sPerDay`;
    if (choice === 'superlike' && !isExplained()) return 'superlike';
    return choice === 'pass' || fits ? null : 'outside';
  }
  return {
    ask,
    dialog: /* @__PURE__ */ jsx(ChoiceQuestion, {
      opened: question !== null,
      name: question?.name ?? '',
      about: question?.about ?? 'superlike',
      onClose: () => setQuestion(null),
      onSend: () => {
        if (question?.about === 'superlike') storage.setItem(key, ownId());
        setQuestion(null);
        question?.send();
      },
    }),
    superlikes,
  };
}
// web/src/features/discovery/deck/use-writing.ts
/** The dialog of a note: about a person, or about a part of their profile. */
function useWriting() {
  const [writing, setWriting] = useState(null);
  return {
    opened: writing?.opened ?? false,
    part: writing?.part ?? null,
    write: (part = null) =>
      setWriting({
        opened: true,
        part,
      }),
    close: () =>
      setWriting(
        (now) =>
          now && {
            ...now,
            opened: false,
          },
      ),
  };
}
export {
  PartHeart as a,
  promptPart as c,
  restOfDay as d,
  useLeft as f,
  photosOf as i,
  questionPart as l,
  useChoiceQuestion as n,
  isSame as o,
  PhotoMarks as r,
  photoPart as s,
  useWriting as t,
  SuperlikesYou as u,
};
