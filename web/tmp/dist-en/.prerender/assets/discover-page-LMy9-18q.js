globalThis.lazySources.push('src/features/discovery/deck/discover-page.tsx');
import { t as messages } from './likes-CTZma4kn.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as ConfirmFirst } from './confirmed-only-Hz8GhaKm.js';
import { n as discover_page_module_default, t as PeopleHead } from './people-head-DfpZNhX-.js';
/* empty css                      */
import { t as useDeck } from './deck-DufxOCEb.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import {
  A as lazyDialog,
  _ as activeText,
  j as Offline,
  k as useOwnProfile,
  r as Alert,
} from '../entry.mjs';
import { t as Earlier } from './earlier-CWiwmMrK.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as FailedChoice } from './failed-choice-9p9XMwSH.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages$1 } from './person-DmcSxu_R.js';
import { t as messages$2 } from './profiles-DnNuMvS1.js';
import { n as InterestChips, r as PromptAnswers } from './profile-texts-BG1Izi6e.js';
import { n as Score, t as Reasons } from './score-Br4VJ4no.js';
import {
  a as PartHeart,
  c as promptPart,
  i as photosOf,
  n as useChoiceQuestion,
  r as PhotoMarks,
  s as photoPart,
  t as useWriting,
  u as SuperlikesYou,
} from './use-writing-DwKwBzZ_.js';
import { t as CardMenu } from './card-menu-Cc3qTCDA.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as useShortcuts } from './use-shortcuts-CTj9hQ5D.js';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconPencilHeart from '@tabler/icons-react/dist/esm/icons/IconPencilHeart.mjs';
var deck_card_module_default = {
  card: '_card_1s4gq_2',
  info: '_info_1s4gq_41',
  who: '_who_1s4gq_66',
  heading: '_heading_1s4gq_67',
  facts: '_facts_1s4gq_72',
  whole: '_whole_1s4gq_101',
  arrow: '_arrow_1s4gq_116',
  key: '_key_1s4gq_122',
  score: '_score_1s4gq_131',
  theirLike: '_theirLike_1s4gq_141',
  answer: '_answer_1s4gq_153',
  reasons: '_reasons_1s4gq_154',
  more: '_more_1s4gq_189',
};
var card_skeleton_module_default = {
  skeleton: '_skeleton_6kv05_1',
  picture: '_picture_6kv05_4',
  bar: '_bar_6kv05_5',
};
// web/src/features/discovery/deck/card-skeleton.tsx
/** A card before the first person is there: its picture and the lines of its words. */
function CardSkeleton({ label }) {
  return /* @__PURE__ */ jsxs('output', {
    className: `grid one-column overflow-hidden absolute inset-0 ${deck_card_module_default.card} ${card_skeleton_module_default.skeleton}`,
    'aria-label': label,
    children: [
      /* @__PURE__ */ jsx('i', { className: `min-h-0 ${card_skeleton_module_default.picture}` }),
      /* @__PURE__ */ jsxs('span', {
        className: `flex column min-w-0 overflow-hidden ${deck_card_module_default.info}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('i', { className: `rounded-md ${card_skeleton_module_default.bar}` }),
          /* @__PURE__ */ jsx('i', { className: `rounded-sm ${card_skeleton_module_default.bar}` }),
          /* @__PURE__ */ jsx('i', { className: `rounded-sm ${card_skeleton_module_default.bar}` }),
          /* @__PURE__ */ jsx('i', { className: `rounded-sm ${card_skeleton_module_default.bar}` }),
        ],
      }),
    ],
  });
}
var deck_module_default = {
  deck: '_deck_16kg7_2',
  stack: '_stack_16kg7_13',
  sent: '_sent_16kg7_26',
  actions: '_actions_16kg7_34',
  action: '_action_16kg7_34',
  button: '_button_16kg7_48',
  left: '_left_16kg7_71',
  key: '_key_16kg7_100',
};
// web/src/features/discovery/deck/deck-actions.tsx
/** They stay in place, so that the focus and the finger do, while the cards change. */
function DeckActions({ name, mayUndo, superlikes, choose, undo, write }) {
  const { discover: m } = messages;
  const person = name ?? '';
  const off = name === null;
  return /* @__PURE__ */ jsxs('fieldset', {
    dir: 'ltr',
    className: `flex items-start justify-center m-0 p-0 border-0 sticky z-1 no-pointer ${deck_module_default.actions}`,
    'aria-label': m.actions,
    children: [
      /* @__PURE__ */ jsx(Action, {
        label: m.undo,
        hint: 'Z',
        disabled: !mayUndo,
        onClick: undo,
        children: /* @__PURE__ */ jsx(IconArrowBackUp, {
          size: 22,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(Action, {
        label: m.pass(person),
        hint: /* @__PURE__ */ jsx(IconArrowLeft, {
          size: 14,
          stroke: 2,
        }),
        look: 'large',
        disabled: off,
        onClick: () => choose('pass'),
        children: /* @__PURE__ */ jsx(IconX, {
          size: 30,
          stroke: 2,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(Action, {
        label: m.superlike(person),
        hint: 'S',
        look: 'star',
        count: superlikes,
        about: superlikes === void 0 ? void 0 : m.superlikesLeft(superlikes),
        disabled: off,
        onClick: () => choose('superlike'),
        children: /* @__PURE__ */ jsx(IconStarFilled, {
          size: 22,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(Action, {
        label: m.like(person),
        hint: /* @__PURE__ */ jsx(IconArrowRight, {
          size: 14,
          stroke: 2,
        }),
        look: 'like',
        disabled: off,
        onClick: () => choose('like'),
        children: /* @__PURE__ */ jsx(IconHeartFilled, {
          size: 30,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(Action, {
        label: m.note(person),
        hint: 'N',
        disabled: off,
        onClick: write,
        children: /* @__PURE__ */ jsx(IconPencilHeart, {
          size: 22,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
/** Disabled for assistive technology only, so that it keeps the focus while the next card comes. */
function Action({ label, hint, look, count, about, disabled, onClick, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-center gap-1-5 relative ${deck_module_default.action}`,
    children: [
      /* @__PURE__ */ jsx('button', {
        className: `grid place-center mt-2 border-line bg-raised shadow-2 muted clickable round ${deck_module_default.button}`,
        type: 'button',
        'aria-label': label,
        title: about ?? label,
        'aria-disabled': disabled,
        'data-look': look,
        onClick: () => !disabled && onClick(),
        children,
      }),
      count !== void 0 &&
        /* @__PURE__ */ jsx('span', {
          className: `counter absolute no-pointer ${deck_module_default.left}`,
          'aria-hidden': true,
          children: count,
        }),
      /* @__PURE__ */ jsx('kbd', {
        className: `key bg-raised muted ${deck_module_default.key}`,
        'aria-hidden': true,
        children: hint,
      }),
    ],
  });
}
var deck_photos_module_default = {
  photo: '_photo_1bzpc_1',
  image: '_image_1bzpc_7',
  mark: '_mark_1bzpc_12',
  menu: '_menu_1bzpc_18',
  next: '_next_1bzpc_23',
  sign: '_sign_1bzpc_36',
};
// web/src/features/discovery/deck/deck-photos.tsx
var signs = [
  ['like', IconHeartFilled],
  ['pass', IconX],
  ['superlike', IconStarFilled],
];
var arrows = {
  ArrowRight: 1,
  ArrowLeft: -1,
};
/** The picture of a card. A tap on its sides shows another one; the card below the first has nothing to press. */
function DeckPhotos({ person, index, liking, onPhoto, children }) {
  const { discover: m } = messages;
  const photos = photosOf(person);
  const shown = photos[index];
  const next = photos[(index + 1) % photos.length];
  const isTop = onPhoto !== void 0;
  return /* @__PURE__ */ jsxs('div', {
    className: `min-h-0 bg-sunken overflow-hidden relative ${deck_photos_module_default.photo}`,
    'data-photos': photos.length > 1 || void 0,
    children: [
      shown &&
        /* @__PURE__ */ jsx(Photo, {
          className: `w-full h-full cover face-up no-pointer ${deck_photos_module_default.image}`,
          url: shown.url,
          focus: shown.focus,
          alt: m.photo(person.name, index + 1, photos.length),
          draggable: false,
        }),
      next &&
        next !== shown &&
        /* @__PURE__ */ jsx(Photo, {
          className: deck_photos_module_default.image,
          url: next.url,
          alt: '',
          hidden: true,
        }),
      /* @__PURE__ */ jsx(PhotoMarks, {
        count: photos.length,
        index,
      }),
      isTop &&
        photos.length > 1 &&
        /* @__PURE__ */ jsx('button', {
          type: 'button',
          className: `grid place-center w-target h-target border-0 round color-white absolute z-1 clickable ${deck_photos_module_default.next}`,
          'aria-label': m.nextPhoto,
          title: m.nextPhoto,
          onClick: () => onPhoto(1),
          onKeyDown: (event) => {
            const by = arrows[event.key];
            if (!by) return;
            event.preventDefault();
            onPhoto(by);
          },
          children: /* @__PURE__ */ jsx(IconChevronRight, {
            size: 20,
            stroke: 2,
            'aria-hidden': true,
          }),
        }),
      isTop &&
        /* @__PURE__ */ jsx('div', {
          className: `absolute z-1 ${deck_photos_module_default.menu}`,
          children: /* @__PURE__ */ jsx(CardMenu, {
            person,
            photo: shown,
            large: true,
          }),
        }),
      /* @__PURE__ */ jsx('div', {
        className: `absolute z-1 no-pointer ${deck_photos_module_default.mark}`,
        children,
      }),
      shown &&
        /* @__PURE__ */ jsx(PartHeart, {
          part: photoPart(shown),
          liking,
          place: 'photo',
        }),
      signs.map(([choice, Icon]) =>
        /* @__PURE__ */ jsx(
          'span',
          {
            className: `absolute grid place-center round color-white no-pointer bg-brand ${deck_photos_module_default.sign}`,
            'data-sign': choice,
            'aria-hidden': true,
            children: /* @__PURE__ */ jsx(Icon, {
              size: 44,
              stroke: 2,
            }),
          },
          choice,
        ),
      ),
    ],
  });
}
// web/src/features/discovery/deck/deck-card.tsx
var TheirLike = lazyRouteComponent(
  () => import('./their-like-CE5CZzxI.js').then((n) => n.n),
  'TheirLike',
);
/** On a phone the words have one height, whatever they are, so that each card has the same picture as the next. */
function DeckCard({ card, under = false, photo = 0, drag, ...does }) {
  const { onPhoto, onOpen, onLike } = does;
  const { discover: m } = messages;
  const { person, theirLike } = card;
  const { ref, ...pointer } = drag ?? {};
  const liking = {
    liked: null,
    like: onLike ?? null,
  };
  return /* @__PURE__ */ jsxs('article', {
    ref,
    className: `grid one-column overflow-hidden absolute inset-0 ${deck_card_module_default.card}`,
    'aria-label': m.card(person.name, person.age),
    ...(under && {
      inert: true,
      'data-under': true,
    }),
    ...pointer,
    children: [
      /* @__PURE__ */ jsx(DeckPhotos, {
        person,
        index: photo,
        liking,
        onPhoto,
        children: card.superlikesYou && /* @__PURE__ */ jsx(SuperlikesYou, { name: person.name }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex column min-w-0 overflow-hidden relative ${deck_card_module_default.info}`,
        children: [
          /* @__PURE__ */ jsx(Who, {
            person,
            onOpen,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `row gap-2 ${deck_card_module_default.score}`,
            children: [
              /* @__PURE__ */ jsx('div', {
                className: 'flex-1 min-w-0',
                children: /* @__PURE__ */ jsx(Score, {
                  match: card,
                  size: 'line',
                }),
              }),
              /* @__PURE__ */ jsx(Link, {
                className: `grid place-center flex-none muted w-target h-target hide-below-tablet`,
                to: '/ranking',
                'aria-label': m.why,
                title: m.why,
                children: /* @__PURE__ */ jsx(IconInfoCircle, {
                  size: 20,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
              }),
            ],
          }),
          theirLike &&
            /* @__PURE__ */ jsx('div', {
              className: deck_card_module_default.theirLike,
              children: /* @__PURE__ */ jsx(Suspense, {
                children: /* @__PURE__ */ jsx(TheirLike, {
                  theirLike,
                  by: person.name,
                  short: true,
                }),
              }),
            }),
          /* @__PURE__ */ jsx('div', {
            className: deck_card_module_default.reasons,
            children: /* @__PURE__ */ jsx(Reasons, {
              match: card,
              name: person.name,
              most: 2,
              short: 'line',
            }),
          }),
          /* @__PURE__ */ jsx(Texts, {
            person,
            shared: card.compatibility.sharedInterests,
            liking,
          }),
        ],
      }),
    ],
  });
}
function Who({ person, onOpen }) {
  const { discover: m } = messages;
  const { away } = useDistances();
  const { name, age, distance, location } = person;
  const facts = [away(distance) ?? location.city, activity(person)].filter(Boolean);
  return /* @__PURE__ */ jsxs('header', {
    className: `relative ${deck_card_module_default.who}`,
    children: [
      /* @__PURE__ */ jsxs('h2', {
        className: `flex gap-2 ${deck_card_module_default.heading}`,
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: 'truncate',
            children: [name, ','],
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'flex-none light',
            children: age,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        className: `row gap-1-5 muted ${deck_card_module_default.facts}`,
        children: [
          /* @__PURE__ */ jsx(IconMapPin, {
            className: 'flex-none',
            size: 16,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'truncate',
            children: facts.join(' · '),
          }),
        ],
      }),
      onOpen &&
        /* @__PURE__ */ jsxs('button', {
          type: 'button',
          className: `p-0 border-0 bg-none ink text-sm semibold clickable min-h-target ${deck_card_module_default.whole}`,
          onClick: onOpen,
          children: [
            /* @__PURE__ */ jsx('span', {
              className: 'underline visually-hidden-below-tablet',
              children: m.whole,
            }),
            /* @__PURE__ */ jsx(IconChevronRight, {
              className: deck_card_module_default.arrow,
              size: 22,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            /* @__PURE__ */ jsx('kbd', {
              className: `key muted ${deck_card_module_default.key}`,
              'aria-hidden': true,
              children: 'Enter',
            }),
          ],
        }),
    ],
  });
}
function activity({ isOnline, lastActive }) {
  if (isOnline) return messages$1.online;
  return lastActive ? activeText(lastActive) : null;
}
/** On a phone only the first answer, in one line. */
function Texts({ person, shared, liking }) {
  const { prompts, interests } = person;
  const [first] = prompts;
  const others = interests.filter((each) => !shared.includes(each));
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      first &&
        /* @__PURE__ */ jsxs('div', {
          className: deck_card_module_default.answer,
          children: [
            /* @__PURE__ */ jsxs('p', {
              className: 'truncate',
              children: [
                /* @__PURE__ */ jsxs('span', {
                  className: 'muted',
                  children: [messages$2.prompts[first.prompt] ?? first.prompt, ': '],
                }),
                first.answer,
              ],
            }),
            /* @__PURE__ */ jsx(PartHeart, {
              part: promptPart(first),
              liking,
              place: 'line',
            }),
          ],
        }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid one-column gap-4 ${deck_card_module_default.more}`,
        children: [
          /* @__PURE__ */ jsx(PromptAnswers, {
            look: 'card',
            prompts: prompts.slice(0, 2),
            children: (prompt) =>
              /* @__PURE__ */ jsx(PartHeart, {
                part: promptPart(prompt),
                liking,
                place: 'words',
              }),
          }),
          interests.length > 0 &&
            /* @__PURE__ */ jsxs('section', {
              className: 'grid gap-2',
              children: [
                /* @__PURE__ */ jsx('h3', {
                  className: 'muted text-sm medium',
                  children: messages$1.interests,
                }),
                /* @__PURE__ */ jsx(InterestChips, {
                  interests: [...shared, ...others].slice(0, 8),
                  shared,
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
// web/src/features/discovery/deck/use-sent-note.tsx
var shownMs = 5e3;
/** Says for a moment that what was written was sent, above the next card. Its region is there before. */
function useSentNote() {
  const { discover: m } = messages;
  const [text, setText] = useState(null);
  useEffect(() => {
    if (text === null) return void 0;
    const timer = setTimeout(() => setText(null), shownMs);
    return () => clearTimeout(timer);
  }, [text]);
  async function confirmed({ person: { name } }, part, { note }, sent) {
    if ((await sent) && note) setText(part ? m.commentSent(name) : m.noteSent(name));
  }
  return {
    sentNote: /* @__PURE__ */ jsx('output', {
      className: `absolute z-1 no-pointer hide-empty bg-raised rounded-full shadow-2 text-sm anywhere ${deck_module_default.sent}`,
      children: text,
    }),
    confirmed,
  };
}
// web/src/features/discovery/deck/use-drag.ts
var choosingPx = 110;
var fast = 0.6;
/** From here on a sign says what letting go farther out would choose. It is whole where that is enough. */
var hinted = 24;
/** A finger that never was farther away has tapped. */
var still = 8;
var off = {
  like: [1.3, 0],
  pass: [-1.3, 0],
  superlike: [0, -1.2],
};
var reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/**
 * Follows a finger or a mouse only by a transform of the element, without rendering, so that nothing is laid out while
 * a card moves.
 */
function useDrag(handle, onChoice, onTap) {
  const card = useRef(null);
  const begun = useRef(null);
  const frame = useRef(0);
  async function leave(choice) {
    const element = card.current;
    if (!element || reduced()) return;
    const [x, y] = off[choice];
    const away = `translate(${x * innerWidth * 0.6}px, ${y * innerHeight * 0.6}px) rotate(${x * 12}deg)`;
    await element
      .animate(
        {
          transform: [element.style.transform || 'none', away],
          opacity: [1, 0],
        },
        {
          duration: 220,
          easing: 'ease-in',
          fill: 'forwards',
        },
      )
      .finished.catch(() => void 0);
  }
  useImperativeHandle(handle, () => ({
    leave,
    back,
  }));
  function move(x, y) {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!card.current) return;
      card.current.style.transform = `translate(${x}px, ${y}px) rotate(${x / 24}deg)`;
      card.current.dataset['leaning'] = choiceAt(x, y, hinted) ?? '';
      const far = Math.max(Math.abs(x), -y) - hinted;
      card.current.style.setProperty('--hint', String(Math.min(1, far / 86)));
    });
  }
  function back() {
    cancelAnimationFrame(frame.current);
    const element = card.current;
    if (!element) return;
    const from = element.style.transform;
    element.style.transform = '';
    delete element.dataset['leaning'];
    if (!reduced())
      element.animate(
        { transform: [from, 'none'] },
        {
          duration: 260,
          easing: 'ease-out',
        },
      );
  }
  function end(event) {
    const from = begun.current;
    if (!from || event.pointerId !== from.pointer) return;
    begun.current = null;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    const far = Math.max(from.far, Math.hypot(x, y));
    if (event.type === 'pointerup' && far < still) onTap(from.target, event.clientX);
    const choice = choiceAt(
      x,
      y,
      Math.hypot(x, y) / Math.max(1, performance.now() - from.time) > fast
        ? choosingPx / 2
        : choosingPx,
    );
    if (!choice || event.type === 'pointercancel') return back();
    onChoice(choice);
  }
  return {
    ref: card,
    onPointerDown: (event) => {
      const target = event.target;
      const elsewhere = target.closest('a, button') || !event.currentTarget.contains(target);
      if (event.button !== 0 || elsewhere || !event.isPrimary) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      begun.current = {
        x,
        y,
        pointer,
        target,
        time: performance.now(),
        far: 0,
      };
      event.currentTarget.setPointerCapture(pointer);
    },
    onPointerMove: (event) => {
      const from = begun.current;
      if (from?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from.far = Math.max(from.far, Math.hypot(x, y));
      move(x, y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
function choiceAt(x, y, least) {
  if (Math.abs(x) >= least && Math.abs(x) > Math.abs(y)) return x > 0 ? 'like' : 'pass';
  return y <= -least ? 'superlike' : null;
}
// web/src/features/discovery/deck/use-photo.ts
/** Which photo of the person on top is shown: the first, until the reader goes on. */
function usePhoto(person) {
  const [shown, setShown] = useState({
    id: '',
    index: 0,
  });
  const index = shown.id === person?._id ? shown.index : 0;
  function show(by) {
    const count = person ? photosOf(person).length : 0;
    if (person && count > 0)
      setShown({
        id: person._id,
        index: (index + by + count) % count,
      });
  }
  return {
    index,
    show,
    /** A tap on the first third of the picture goes back: the right one for who reads from there. */
    tap: (target, x) => {
      const stage = target.closest('[data-photos]')?.getBoundingClientRect();
      if (!stage) return;
      show(x - stage.left < stage.width / 3 ? -1 : 1);
    },
  };
}
// web/src/features/discovery/deck/use-deck-keys.ts
/**
 * One key for each choice about the person at the top, if there is one, and for undoing the last. The arrow keys that
 * scroll are none of them.
 */
function useDeckKeys(personId, { undo, choose, open, write }, { isUnasked }) {
  useShortcuts(
    {
      arrowleft: () => choose('pass'),
      arrowright: () => choose('like'),
      s: () => choose('superlike'),
      enter: open,
      n: write,
      z: undo,
    },
    {
      subject: personId,
      leastMs: isUnasked ? 800 : void 0,
    },
  );
}
// web/src/features/discovery/deck/deck.tsx
var NoteDialog = lazyDialog(
  () => import('./note-dialog-BN2HOIZz.js').then((file) => file.NoteDialog),
  { keepsText: true },
);
var FunnelView = lazyRouteComponent(
  () => import('./funnel-view-Tskn4pA8.js').then((n) => n.t),
  'FunnelView',
);
var noFilter = {};
function Deck() {
  const { discover: m } = messages;
  const deck = useDeck();
  const online = useOnline();
  const navigate = useNavigate();
  const { query, cards, step, empty, failure, unsent } = deck;
  const writing = useWriting();
  const [noted, setNoted] = useState(null);
  const { sentNote, confirmed } = useSentNote();
  const handle = useRef(null);
  const isLeaving = useRef(false);
  const question = useChoiceQuestion();
  const [first, second] = cards;
  const person = first?.person;
  const failed = !first && !empty && (query.isError || !online);
  async function choose(card, choice, written) {
    if (!card || isLeaving.current) return false;
    isLeaving.current = true;
    if (card.person._id === person?._id) await handle.current?.leave(choice);
    isLeaving.current = false;
    return deck.decide(card, choice, written);
  }
  function write(part = null) {
    if (!first) return;
    question.ask('like', first.person, () => {
      setNoted(first);
      writing.write(part);
    });
  }
  /** While a card leaves, nothing else is about it or about the last choice. */
  const unlessLeaving = (act) => () => {
    if (!isLeaving.current) act();
  };
  const actions = {
    choose: (choice) => {
      if (first && question.ask(choice, first.person, () => void choose(first, choice)))
        handle.current?.back();
    },
    undo: unlessLeaving(() => deck.last && deck.undo(deck.last)),
    open: unlessLeaving(
      () =>
        person &&
        void navigate({
          to: '/members/$id',
          params: { id: person._id },
        }),
    ),
    write: unlessLeaving(() => write()),
  };
  const undoLast = deck.last && /* @__PURE__ */ jsx(UndoLast, { onClick: actions.undo });
  const photo = usePhoto(person);
  const dragged = useDrag(handle, actions.choose, photo.tap);
  useDeckKeys(person?._id ?? (empty ? 'no one' : null), actions, {
    isUnasked: person !== void 0 && person._id === deck.returned,
  });
  return /* @__PURE__ */ jsxs('div', {
    className: `flex column gap-4 ${deck_module_default.deck}`,
    'data-fills': (!empty && !failed) || void 0,
    children: [
      step === 'again' &&
        first &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted',
          children: m.again,
        }),
      /* @__PURE__ */ jsx(FailedChoice, {}),
      (Boolean(failure) || !online) &&
        unsent > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: m.unsent(unsent),
        }),
      failed &&
        (online
          ? /* @__PURE__ */ jsx(QueryState, {
              query,
              words: messages,
            })
          : /* @__PURE__ */ jsx(Offline, {})),
      failed && undoLast,
      empty &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(FunnelView, {
            filter: noFilter,
            children: undoLast,
          }),
        }),
      !empty &&
        !failed &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            first &&
              /* @__PURE__ */ jsx(Earlier, {
                query,
                className: 'text-center',
              }),
            /* @__PURE__ */ jsxs('div', {
              className: `flex-1 relative ${deck_module_default.stack}`,
              children: [
                second &&
                  /* @__PURE__ */ jsx(
                    DeckCard,
                    {
                      card: second,
                      under: true,
                    },
                    second.person._id,
                  ),
                first &&
                  /* @__PURE__ */ jsx(
                    DeckCard,
                    {
                      card: first,
                      photo: photo.index,
                      drag: dragged,
                      onPhoto: photo.show,
                      onOpen: actions.open,
                      onLike: (part) => unlessLeaving(() => write(part))(),
                    },
                    first.person._id,
                  ),
                sentNote,
                !first && /* @__PURE__ */ jsx(CardSkeleton, { label: m.more }),
              ],
            }),
            /* @__PURE__ */ jsx('output', {
              className: 'visually-hidden',
              children: person && m.card(person.name, person.age),
            }),
            /* @__PURE__ */ jsx(DeckActions, {
              name: person?.name ?? null,
              mayUndo: deck.last !== null,
              superlikes: question.superlikes,
              ...actions,
            }),
          ],
        }),
      question.dialog,
      noted &&
        /* @__PURE__ */ jsx(
          NoteDialog,
          {
            name: noted.person.name,
            part: writing.part,
            opened: writing.opened,
            onClose: writing.close,
            onSend: (written) => {
              writing.close();
              confirmed(noted, writing.part, written, choose(noted, 'like', written));
            },
          },
          noted.person._id,
        ),
    ],
  });
}
function UndoLast({ onClick }) {
  return /* @__PURE__ */ jsx(Button, {
    className: 'self-start',
    variant: 'default',
    radius: 'xl',
    leftSection: /* @__PURE__ */ jsx(IconArrowBackUp, {
      size: 20,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    onClick,
    children: messages.discover.undoLast,
  });
}
var preferences_button_module_default = {
  button: '_button_11h3v_1',
  chosen: '_chosen_11h3v_17',
};
// web/src/features/discovery/deck/preferences-button.tsx
var PreferencesDialog = lazyDialog(() =>
  import('./preferences-dialog-C1NakgOl.js').then((file) => file.PreferencesDialog),
);
/** Shows the member's distance and ages, and opens a dialog to change them. */
function PreferencesButton() {
  const { discover: m } = messages;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { minAge, maxAge, maxDistance = null } = useOwnProfile().data?.user.lookingFor ?? {};
  const { format } = useDistances();
  const within = maxDistance === null ? null : format(maxDistance);
  const now = minAge && maxAge ? m.preferencesNow(within, minAge, maxAge) : null;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('button', {
        type: 'button',
        className: `inline-flex items-center justify-center gap-2 min-h-target border-strong rounded-full bg-surface ink clickable text-sm semibold ${preferences_button_module_default.button}`,
        'aria-label': now ? `${m.preferences}: ${now}` : m.preferences,
        'aria-haspopup': 'dialog',
        title: m.preferences,
        onClick: () => {
          setOpen(true);
          setOpened(true);
        },
        children: [
          /* @__PURE__ */ jsx(IconAdjustmentsHorizontal, {
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          now &&
            /* @__PURE__ */ jsx('span', {
              className: preferences_button_module_default.chosen,
              children: now,
            }),
        ],
      }),
      opened &&
        /* @__PURE__ */ jsx(PreferencesDialog, {
          opened: open,
          onClose: () => setOpen(false),
        }),
    ],
  });
}
// web/src/features/discovery/deck/discover-page.tsx
var CompleteFirst = lazyRouteComponent(
  () => import('./complete-first-CuZMeyqv.js'),
  'CompleteFirst',
);
/** People for the member, one after the other, best first. */
function DiscoverPage() {
  const { discover: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  const mayLook = !requiresVerification && !requiresProfileCompletion;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-5 m-auto w-full max-w-page ${discover_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(PeopleHead, {
        title: m.title,
        children: mayLook && /* @__PURE__ */ jsx(PreferencesButton, {}),
      }),
      requiresVerification
        ? /* @__PURE__ */ jsx(ConfirmFirst, {})
        : mayLook
          ? /* @__PURE__ */ jsx(Deck, {})
          : /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CompleteFirst, {}) }),
    ],
  });
}
export { DiscoverPage };
