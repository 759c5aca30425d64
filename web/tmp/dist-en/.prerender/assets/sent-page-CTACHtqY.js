globalThis.lazySources.push('src/features/likes/sent-page.tsx');
import { l as useSentLikes } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { n as ConfirmedOnly } from './confirmed-only-Hz8GhaKm.js';
import { t as LikedPart } from './liked-part-amWMA4xn.js';
import { t as PeopleList } from './people-list-ElWGEXMu.js';
import { t as ShortNote } from './short-note-BCQ_Mx2k.js';
import { t as UndoButton } from './undo-button-CqlbMIOj.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
// web/src/features/likes/sent-page.tsx
/** The people the member likes, until they match. */
var SentPage = () =>
  /* @__PURE__ */ jsx(ConfirmedOnly, {
    title: messages.likes.sent,
    children: /* @__PURE__ */ jsx(SentLikes, {}),
  });
function SentLikes() {
  const { likes: m } = messages;
  const query = useSentLikes();
  const likes = query.data?.pages.flatMap((page) => page.likes);
  return /* @__PURE__ */ jsx(PeopleList, {
    icon: IconHeart,
    title: m.sent,
    none: m.sentNone,
    about: m.sentAbout,
    query,
    rows: likes,
    children: ({ person, note, part, likedAt }) =>
      /* @__PURE__ */ jsxs(Fragment, {
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'muted text-sm',
            children: m.since(likedAt),
          }),
          part &&
            /* @__PURE__ */ jsx(LikedPart, {
              part,
              by: null,
            }),
          note &&
            /* @__PURE__ */ jsx('blockquote', {
              className: 'm-0 muted text-sm anywhere aside-line',
              children: /* @__PURE__ */ jsx(ShortNote, { text: note }),
            }),
          /* @__PURE__ */ jsx(UndoButton, { person }),
        ],
      }),
  });
}
export { SentPage };
