globalThis.lazySources.push('src/features/likes/passed-page.tsx');
import { o as usePasses } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { n as ConfirmedOnly } from './confirmed-only-Hz8GhaKm.js';
import { t as PeopleList } from './people-list-ElWGEXMu.js';
import { t as UndoButton } from './undo-button-CqlbMIOj.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
// web/src/features/likes/passed-page.tsx
/** The people the member passed on. Undoing it brings them back. */
var PassedPage = () =>
  /* @__PURE__ */ jsx(ConfirmedOnly, {
    title: messages.likes.passed,
    children: /* @__PURE__ */ jsx(Passes, {}),
  });
function Passes() {
  const { likes: m } = messages;
  const query = usePasses();
  const passes = query.data?.pages.flatMap((page) => page.passes);
  return /* @__PURE__ */ jsx(PeopleList, {
    title: m.passed,
    icon: IconX,
    none: m.passedNone,
    about: m.passedAbout,
    query,
    rows: passes,
    children: ({ person, passedAt }) =>
      /* @__PURE__ */ jsxs(Fragment, {
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'muted text-sm',
            children: m.passedSince(passedAt),
          }),
          /* @__PURE__ */ jsx(UndoButton, { person }),
        ],
      }),
  });
}
export { PassedPage };
