import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as LikedPart } from './liked-part-amWMA4xn.js';
import { t as ShortNote } from './short-note-BCQ_Mx2k.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/people/their-like.tsx
var their_like_exports = /* @__PURE__ */ __exportAll({ TheirLike: () => TheirLike });
/** What someone liked of the reader's profile, and what they wrote with it. */
function TheirLike({ theirLike: { part, note }, by, short = false }) {
  const { likes: m } = messages;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      part &&
        /* @__PURE__ */ jsx(LikedPart, {
          part,
          by,
          short,
        }),
      note &&
        /* @__PURE__ */ jsx('blockquote', {
          className: 'm-0 muted text-sm anywhere aside-line',
          'aria-label': m.note(by),
          children: short ? /* @__PURE__ */ jsx(ShortNote, { text: note }) : note,
        }),
    ],
  });
}
export { their_like_exports as n, TheirLike as t };
