globalThis.lazySources.push('src/features/likes/bookmarks-page.tsx');
/* empty css                      */
import { n as useBookmarks, t as useBookmark } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { n as ConfirmedOnly } from './confirmed-only-Hz8GhaKm.js';
import { t as PeopleList } from './people-list-ElWGEXMu.js';
import { Button } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
// web/src/features/likes/bookmarks-page.tsx
/** People to come back to. They are not notified. */
var BookmarksPage = () =>
  /* @__PURE__ */ jsx(ConfirmedOnly, {
    title: messages.likes.bookmarks,
    children: /* @__PURE__ */ jsx(Bookmarks, {}),
  });
function Bookmarks() {
  const { likes: m, choice } = messages;
  const query = useBookmarks();
  const { mutate } = useBookmark();
  const bookmarks = query.data?.pages.flatMap((page) => page.bookmarks);
  return /* @__PURE__ */ jsx(PeopleList, {
    title: m.bookmarks,
    icon: IconBookmark,
    none: m.bookmarksNone,
    about: m.bookmarksAbout,
    query,
    rows: bookmarks,
    children: ({ person }) =>
      /* @__PURE__ */ jsx(Button, {
        className: 'push-down h-target',
        variant: 'default',
        radius: 'xl',
        'aria-label': m.removeBookmark(person.name),
        onClick: () =>
          mutate({
            id: person._id,
            on: false,
          }),
        children: choice.bookmarked,
      }),
  });
}
export { BookmarksPage };
