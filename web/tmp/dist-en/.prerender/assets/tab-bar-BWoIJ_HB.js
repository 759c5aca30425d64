globalThis.lazySources.push('src/app/layout/headers/tab-bar.tsx');
import { LikeCount, MatchCount } from './counts-lgnB8Hub.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { memberIcons } from './member-icons-DCLqNtvR.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
var tab_bar_module_default = {
  tabs: '_tabs_1hi78_1',
  tab: '_tab_1hi78_1',
};
// web/src/app/layout/headers/tab-bar.tsx
/** The five pages of members, at the lower edge of a phone. */
function TabBar({ hasLists }) {
  const { tabs: m } = messages;
  const tabs = [
    {
      to: '/home',
      label: m.home,
    },
    {
      to: '/discover',
      label: m.discover,
    },
    {
      to: '/likes',
      label: m.likes,
      count: /* @__PURE__ */ jsx(LikeCount, {}),
    },
    {
      to: '/matches',
      label: m.matches,
      count: /* @__PURE__ */ jsx(MatchCount, {}),
    },
    {
      to: '/profile',
      label: m.profile,
    },
  ];
  return /* @__PURE__ */ jsx('nav', {
    'aria-label': m.name,
    className: `grid ${tab_bar_module_default.tabs}`,
    children: tabs.map(({ to, label, ...more }) => {
      const Icon = memberIcons[to];
      return /* @__PURE__ */ jsxs(
        Link,
        {
          to,
          className: `grid justify-items-center content-center gap-1 muted text-xs semibold relative ${tab_bar_module_default.tab}`,
          children: [
            /* @__PURE__ */ jsx(Icon, {
              size: 24,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            label,
            hasLists && 'count' in more && more.count,
          ],
        },
        to,
      );
    }),
  });
}
export { TabBar };
