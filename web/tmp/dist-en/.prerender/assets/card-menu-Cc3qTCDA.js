import { t as PersonMenu } from './person-menu-DhPw0kuf.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var card_menu_module_default = { corner: '_corner_4urs0_1' };
// web/src/widgets/people/card-menu.tsx
var SafetyDialogs = lazyRouteComponent(
  () => import('./safety-dialogs-CmiDSjAT.js').then((n) => n.n),
  'SafetyDialogs',
);
/** In the corner of each card: report and block, wherever a person is shown. */
function CardMenu({ person, bookmarked, photo, large = false }) {
  const [open, setOpen] = useState();
  const close = () => setOpen(null);
  return /* @__PURE__ */ jsxs('div', {
    className: `absolute z-1 ${card_menu_module_default.corner}`,
    children: [
      /* @__PURE__ */ jsx(PersonMenu, {
        user: person,
        bookmarked,
        place: large ? 'photo' : 'card',
        onReport: () => setOpen('report'),
        onReportPhoto: photo && (() => setOpen(photo)),
        onBlock: () => setOpen('block'),
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children:
          open !== void 0 &&
          /* @__PURE__ */ jsx(SafetyDialogs, {
            user: person,
            open,
            onClose: close,
            onBlocked: close,
          }),
      }),
    ],
  });
}
export { CardMenu as t };
