import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { n as messages, t as partName } from './part-name-DOIgS5fx.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { jsx, jsxs } from 'react/jsx-runtime';
var liked_part_module_default = {
  photo: '_photo_1esme_1',
  liked: '_liked_1esme_5',
  answer: '_answer_1esme_5',
};
// web/src/widgets/liked-part.tsx
var liked_part_exports = /* @__PURE__ */ __exportAll({ LikedPart: () => LikedPart });
/** What of a profile someone liked, with the small photo or the answer. */
function LikedPart({ part, by, short = false }) {
  const { kind, photo, answer, gone } = part;
  const state = gone ? 'gone' : 'there';
  const what = partName(part);
  return /* @__PURE__ */ jsxs('span', {
    className: `row gap-2-5 min-w-0 text-sm ${liked_part_module_default.liked}`,
    children: [
      photo &&
        /* @__PURE__ */ jsx(Photo, {
          className: `flex-none cover face-up rounded-md w-target portrait ${liked_part_module_default.photo}`,
          url: photo,
          alt: '',
          loading: 'lazy',
        }),
      /* @__PURE__ */ jsxs('span', {
        className: `min-w-0 anywhere ${short ? 'clamp' : 'grid one-column'}`,
        children: [
          by === null
            ? messages.liked[state][kind](what)
            : messages.likedYours[state][kind](by, what),
          answer &&
            !short &&
            /* @__PURE__ */ jsx('q', {
              className: `truncate ${liked_part_module_default.answer}`,
              children: answer,
            }),
        ],
      }),
    ],
  });
}
export { liked_part_exports as n, LikedPart as t };
