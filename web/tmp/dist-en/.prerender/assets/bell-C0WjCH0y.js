globalThis.lazySources.push('src/features/notices/bell.tsx');
import { i as useUnreadCount } from './notices-DC1CAnGD.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
var bell_module_default = {
  bell: '_bell_xhqhp_1',
  count: '_count_xhqhp_7',
};
// web/src/features/notices/bell.tsx
/** Leads to the notices and shows the number of unread ones once it is loaded. */
function Bell() {
  const { nav } = messages;
  const { data: unread = 0 } = useUnreadCount();
  return /* @__PURE__ */ jsxs(Link, {
    to: '/notices',
    className: `grid place-center w-target h-target round muted relative ${bell_module_default.bell}`,
    'aria-label': nav.notices(unread),
    children: [
      /* @__PURE__ */ jsx(IconBell, {
        size: 22,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      unread > 0 &&
        /* @__PURE__ */ jsx('span', {
          className: `counter absolute ${bell_module_default.count}`,
          'aria-hidden': true,
          children: unread > 99 ? '99+' : unread,
        }),
    ],
  });
}
export { Bell };
