import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages } from './likes-CTZma4kn.js';
import { i as status_badge_module_default } from '../entry.mjs';
import { t as NoPhoto } from './no-photo-Dg_hHvhv.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
var cards_module_default = {
  cards: '_cards_143hr_2',
  picture: '_picture_143hr_13',
};
var person_card_module_default = {
  photo: '_photo_1m01g_1',
  image: '_image_1m01g_1',
  link: '_link_1m01g_6',
  mark: '_mark_1m01g_11',
  nameAndAge: '_nameAndAge_1m01g_17',
  name: '_name_1m01g_17',
};
// web/src/widgets/people/person-card.tsx
var marks = {
  superlike: {
    icon: IconStarFilled,
    text: messages.likes.superlike,
  },
  bookmark: {
    icon: IconBookmarkFilled,
    text: messages.browse.bookmarked,
  },
};
/** A member in a grid: the photo, the name and the age link to the profile. */
function PersonCard({ person, mark, children }) {
  const { away } = useDistances();
  const { _id: id, name, age, profilePicture, profilePictureFocus, location, distance } = person;
  return /* @__PURE__ */ jsxs('article', {
    className: 'flex column gap-2 h-full relative',
    children: [
      /* @__PURE__ */ jsxs(Link, {
        to: '/members/$id',
        params: { id },
        className: `grid one-column gap-hairline ink ${person_card_module_default.link}`,
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: `block mb-2 bg-sunken overflow-hidden relative portrait rounded-2xl ${cards_module_default.picture} ${person_card_module_default.photo}`,
            children: [
              profilePicture
                ? /* @__PURE__ */ jsx(Photo, {
                    className: `w-full h-full cover face-up face-middle-below-phone ${person_card_module_default.image}`,
                    url: profilePicture,
                    focus: profilePictureFocus,
                    alt: messages.photoOf(name),
                    loading: 'lazy',
                  })
                : /* @__PURE__ */ jsx(NoPhoto, { name }),
              mark && /* @__PURE__ */ jsx(Mark, { kind: mark }),
            ],
          }),
          /* @__PURE__ */ jsxs('span', {
            className: `flex gap-1 ${person_card_module_default.nameAndAge}`,
            children: [
              /* @__PURE__ */ jsxs('b', {
                className: `truncate ${person_card_module_default.name}`,
                children: [name, ','],
              }),
              ' ',
              /* @__PURE__ */ jsx('span', { children: age }),
            ],
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'muted text-sm truncate',
            children: away(distance) ?? location.city,
          }),
        ],
      }),
      children,
    ],
  });
}
function Mark({ kind }) {
  const { icon: Icon, text } = marks[kind];
  return /* @__PURE__ */ jsxs('span', {
    className: `absolute inline-flex items-center gap-1 semibold text-xs rounded-full p-tag ${status_badge_module_default.kind} ${person_card_module_default.mark}`,
    'data-kind': 'info',
    children: [
      /* @__PURE__ */ jsx(Icon, {
        className: 'flex-none',
        size: 14,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'truncate',
        children: text,
      }),
    ],
  });
}
/** Cards side by side, as many as fit. */
function PersonGrid({ label, children }) {
  return /* @__PURE__ */ jsx('ul', {
    className: `plain-list grid ${cards_module_default.cards}`,
    'aria-label': label,
    children,
  });
}
export { PersonGrid as n, cards_module_default as r, PersonCard as t };
