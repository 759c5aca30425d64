globalThis.lazySources.push('src/app/layout/headers/account-menu.tsx');
import { t as messages } from './shell-BHnTSqN_.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Popover } from './popover-DslGbiX4.js';
import {
  c as account_menu_module_default,
  d as SchemeSwitch,
  l as AccountFace,
  u as useAccountName,
} from '../entry.mjs';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
// web/src/app/layout/headers/account-menu.tsx
var pages = [
  {
    to: '/profile',
    word: 'profile',
    Icon: IconUser,
  },
  {
    to: '/questions',
    word: 'questions',
    Icon: IconListCheck,
  },
  {
    to: '/premium',
    word: 'premium',
    Icon: IconCrown,
  },
  {
    to: '/settings',
    word: 'settings',
    Icon: IconSettings,
  },
];
var site = [
  {
    to: '/faqs',
    word: 'faqs',
    Icon: IconHelpCircle,
  },
  {
    to: '/privacy',
    word: 'privacy',
    Icon: IconLock,
  },
  {
    to: '/help',
    word: 'help',
    Icon: IconLifebuoy,
  },
];
/** The signed-in member's own pages, in the same order everywhere. */
function AccountMenu() {
  const { account: m } = messages;
  const name = useAccountName();
  if (!name) return null;
  return /* @__PURE__ */ jsx(Popover, {
    label: m.title,
    renderContent: (close) => /* @__PURE__ */ jsx(MenuContent, { onLeave: close }),
    children: (button) =>
      /* @__PURE__ */ jsxs('button', {
        type: 'button',
        className: `row gap-2 min-w-0 border-line rounded-full bg-surface ink semibold clickable hover ${account_menu_module_default.button}`,
        'aria-haspopup': 'dialog',
        ...button,
        children: [
          /* @__PURE__ */ jsx(AccountFace, { size: 34 }),
          /* @__PURE__ */ jsx('span', {
            className: 'visually-hidden',
            children: m.label,
          }),
          /* @__PURE__ */ jsx('span', {
            className: `truncate ${account_menu_module_default.name}`,
            children: name,
          }),
          /* @__PURE__ */ jsx(IconChevronDown, {
            className: `flex-none muted ${account_menu_module_default.icon}`,
            size: 16,
            stroke: 1.75,
            'aria-hidden': true,
          }),
        ],
      }),
  });
}
function MenuContent({ onLeave }) {
  const { account: m, nav, scheme } = messages;
  const { user } = useSession();
  const name = useAccountName();
  return /* @__PURE__ */ jsxs('div', {
    className: `grid ${account_menu_module_default.menu}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row gap-3 min-w-0 px-3 pb-3',
        children: [
          /* @__PURE__ */ jsx(AccountFace, { size: 44 }),
          /* @__PURE__ */ jsxs('p', {
            className: 'min-w-0',
            children: [
              /* @__PURE__ */ jsx('strong', {
                className: 'block overflow-hidden nowrap ellipsis',
                children: name,
              }),
              user?.email !== name &&
                /* @__PURE__ */ jsx('small', {
                  className: 'muted text-sm block overflow-hidden nowrap ellipsis',
                  children: user?.email,
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('nav', {
        'aria-label': m.title,
        children: /* @__PURE__ */ jsx(Entries, {
          entries: pages,
          onLeave,
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row between medium border-top mt-2 ${account_menu_module_default.scheme}`,
        children: [
          /* @__PURE__ */ jsx('span', {
            'aria-hidden': true,
            children: scheme.label,
          }),
          /* @__PURE__ */ jsx(SchemeSwitch, {}),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'border-top mt-2 pt-3',
        children: /* @__PURE__ */ jsx(Entries, {
          entries: site,
          onLeave,
        }),
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'border-top mt-2 pt-3',
        children: /* @__PURE__ */ jsxs('button', {
          type: 'button',
          className: `row gap-3-5 px-3 w-full min-h-target border-0 rounded-md bg-none ink text-start clickable text-md medium ${account_menu_module_default.item}`,
          onClick: () => void session.logout(),
          children: [
            /* @__PURE__ */ jsx(IconLogout, {
              className: `flex-none muted ${account_menu_module_default.icon}`,
              size: 20,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            nav.logout,
          ],
        }),
      }),
    ],
  });
}
function Entries({ entries, onLeave }) {
  const { account: m } = messages;
  return entries.map(({ to, word, Icon }) =>
    /* @__PURE__ */ jsxs(
      Link,
      {
        to,
        className: `row gap-3-5 px-3 w-full min-h-target border-0 rounded-md bg-none ink text-start clickable text-md medium ${account_menu_module_default.item}`,
        onClick: onLeave,
        children: [
          /* @__PURE__ */ jsx(Icon, {
            className: `flex-none muted ${account_menu_module_default.icon}`,
            size: 20,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          m[word],
        ],
      },
      to,
    ),
  );
}
export { AccountMenu };
