globalThis.lazySources.push('src/features/settings/settings-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
/* empty css                      */
import { r as useSignInMethods } from './sign-in-methods-BSghdXmR.js';
import { t as messages$1 } from './own-account-6lKyCW6f.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import {
  A as lazyDialog,
  F as errorText,
  P as column_module_default,
  d as SchemeSwitch,
  k as useOwnProfile,
  r as Alert,
  y as formatDate,
} from '../entry.mjs';
import {
  c as useRequestArchive,
  n as useArchive,
  r as useDownloadArchive,
  s as useOwnAccount,
  t as messages$2,
} from './personal-data-BvaLG2wp.js';
import {
  i as EmailRow,
  n as SessionsSection,
  o as SettingsRow,
  r as PasswordRow,
  s as settings_row_module_default,
  t as SignInMethodsSection,
} from './sign-in-methods-section-C2CpUsey.js';
import { i as useUnblock, n as useBlocks } from './blocks-173PIKFr.js';
import { t as messages$3 } from './consent-ag1oQHDm.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import './text-link-CXTDE5_U.js';
import { r as useChangeSettings, t as useChangeDistanceUnit } from './profiles-DMRGhSha.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { t as config } from './config-QonXKZXr.js';
import {
  c as isSwitchable,
  d as switchableKinds,
  f as noticeChannels,
  t as messages$4,
} from './notice-settings-DYmAk3YP.js';
import { n as useChangePreference, r as useNoticeSettings } from './notice-settings-WOWDQDRF.js';
import { f as memberSettings, p as switchNames } from './members-DaHwJcC0.js';
import { t as Paywall } from './paywall-XvlUn37L.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
// web/src/features/settings/rows/switch-row.tsx
/** One setting that is on or off. A tap anywhere on it changes it. */
function SwitchRow({ label, about, checked, onChange }) {
  const id = useId();
  return /* @__PURE__ */ jsx('div', {
    className: 'border-bottom-soft',
    children: /* @__PURE__ */ jsxs('label', {
      className: `row wrap gap-3-by-5 clickable ${settings_row_module_default.head}`,
      htmlFor: `${id}-switch`,
      children: [
        /* @__PURE__ */ jsxs('span', {
          className: `min-w-0 ${settings_row_module_default.texts}`,
          children: [
            /* @__PURE__ */ jsx('strong', {
              className: `block ${settings_row_module_default.title}`,
              id,
              children: label,
            }),
            /* @__PURE__ */ jsx('small', {
              className: `block mt-hairline muted text-md anywhere pretty ${settings_row_module_default.about}`,
              id: `${id}-about`,
              children: about,
            }),
          ],
        }),
        /* @__PURE__ */ jsx(Switch, {
          id: `${id}-switch`,
          'aria-labelledby': id,
          'aria-describedby': `${id}-about`,
          checked,
          onChange: ({ currentTarget }) => onChange(currentTarget.checked),
        }),
      ],
    }),
  });
}
// web/src/texts/en/settings.ts
var messages = {
  title: 'Settings',
  index: 'Sections',
  groups: {
    account: 'Account',
    privacy: 'Privacy',
    notifications: 'Notifications',
    devices: 'Devices',
    appearance: 'Appearance',
    leaving: 'Your data and account',
  },
  switches: {
    showLastActive: {
      label: 'Show when I was last active',
      about: "Rounded to the hour. If this is off, others can't see whether you're online either.",
    },
    showDistance: {
      label: 'Show my distance',
      about:
        'Rounded, never your exact location. If this is off, others see the largest town in your area instead of your city.',
    },
    incognito: {
      label: 'Incognito',
      about:
        'Only people you like can see your profile, which tells them that you like them. People you have already liked keep seeing you.',
    },
    paused: {
      label: 'Pause my profile',
      about: "New people can't find you while your profile is paused. Nothing else changes.",
    },
  },
  blocked: 'Blocked people',
  blockedAbout: "You and they can't see each other.",
  noneBlocked: "You haven't blocked anyone.",
  since: (date) => `Blocked ${date}`,
  unblock: 'Unblock',
  unblockName: (name) => `Unblock ${name}`,
  more: 'Show more',
  reports: 'Reports',
  reportsAbout: 'What you reported, and our replies.',
  reportsLink: 'View my reports',
  decisions: 'Decisions',
  decisionsAbout: 'What our team decided about you and your reports, and how to contest it.',
  decisionsLink: 'View decisions',
  miles: {
    label: 'Distances in miles',
    about: 'If this is off, you see and choose distances in kilometres.',
  },
  scheme: 'Light or dark',
  schemeAbout: 'Light, dark, or match your device. Saved in this browser.',
};
// web/src/features/settings/rows/archive-row.tsx
/** The archive of a member's data: request and download. */
function ArchiveRow() {
  const { archive: m } = messages$2;
  const query = useArchive();
  const request = useRequestArchive();
  const downloading = useDownloadArchive();
  const archive = query.data;
  const error = request.error ?? downloading.error;
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: m.about,
    control:
      query.isSuccess &&
      archive?.state !== 'waiting' &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        loading: request.isPending,
        onClick: () => request.mutate(),
        children: archive ? m.anew : m.ask,
      }),
    children: [
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages$2,
        }),
      /* @__PURE__ */ jsxs('output', {
        className: 'hide-empty',
        children: [
          archive?.state === 'waiting' && m.waiting,
          archive?.expiresAt && m.ready(archive.expiresAt, archive.size ?? 0),
        ],
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      archive?.state === 'ready' &&
        /* @__PURE__ */ jsx('div', {
          children: /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            loading: downloading.isPending,
            onClick: () => downloading.mutate(),
            children: m.fetch,
          }),
        }),
    ],
  });
}
// web/src/features/settings/rows/blocked-row.tsx
function BlockedRow() {
  const query = useBlocks();
  const { mutate, error } = useUnblock();
  const blocks = query.data?.pages.flatMap((page) => page.blocks);
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: messages.blocked,
    about: blocks?.length === 0 ? messages.noneBlocked : messages.blockedAbout,
    children: [
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages$1,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      blocks &&
        blocks.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: 'plain-list grid gap-3',
          children: blocks.map(({ memberId, firstName: name, blockedAt }) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: 'row wrap between gap-3',
                children: [
                  /* @__PURE__ */ jsxs('span', {
                    children: [
                      name,
                      ' ',
                      /* @__PURE__ */ jsx('span', {
                        className: column_module_default.quiet,
                        children: messages.since(formatDate(blockedAt)),
                      }),
                    ],
                  }),
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    'aria-label': messages.unblockName(name),
                    onClick: () => mutate(memberId),
                    children: messages.unblock,
                  }),
                ],
              },
              memberId,
            ),
          ),
        }),
      query.hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: () => void query.fetchNextPage(),
          children: messages.more,
        }),
    ],
  });
}
// web/src/features/settings/rows/break-row.tsx
var BreakDialog = lazyDialog(() =>
  import('./break-dialog-C3VYD3_V.js').then((file) => file.BreakDialog),
);
function BreakRow() {
  const { pause: m } = messages$1;
  const [opened, setOpened] = useState(false);
  return /* @__PURE__ */ jsx(SettingsRow, {
    title: m.title,
    about: m.about,
    control: /* @__PURE__ */ jsx(Button, {
      variant: 'default',
      onClick: () => setOpened(true),
      children: m.open,
    }),
    children: /* @__PURE__ */ jsx(BreakDialog, {
      opened,
      onClose: () => setOpened(false),
    }),
  });
}
// web/src/features/settings/rows/consent-row.tsx
var LeaveDialog$1 = lazyRouteComponent(() => import('./leave-dialog-BjnloEQi.js'), 'LeaveDialog');
/** The consent that a member gave, and the button to withdraw it. */
function ConsentRow() {
  const { consent: m } = messages$2;
  const account = useOwnAccount();
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const consent = account.data?.consent;
  if (user?.isAdmin && !consent) return null;
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: consent ? m.given(consent.givenAt) : consent === null && m.missing,
    control:
      consent &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        onClick: () => {
          setWanted(true);
          setOpened(true);
        },
        children: m.withdraw,
      }),
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query: account,
        words: messages$2,
        rows: 1,
      }),
      consent &&
        /* @__PURE__ */ jsx('blockquote', {
          className: 'm-0 muted pretty aside-line',
          children: messages$3.text,
        }),
      consent === null &&
        /* @__PURE__ */ jsx(Link, {
          to: '/welcome',
          className:
            'underline inline-flex items-center min-h-target color-brand semibold self-start',
          children: m.toProfile,
        }),
      wanted &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(LeaveDialog$1, {
            withdraws: true,
            opened,
            onClose: () => setOpened(false),
          }),
        }),
    ],
  });
}
// web/src/features/settings/distance-unit-switch.tsx
function DistanceUnitSwitch() {
  const { unit } = useDistances();
  const { mutate, variables, isPending, error } = useChangeDistanceUnit();
  const chosen = isPending ? variables : unit;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(SwitchRow, {
        ...messages.miles,
        checked: chosen === 'mi',
        onChange: (on) => mutate(on ? 'mi' : 'km'),
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
// web/src/features/settings/rows/leave-row.tsx
var LeaveDialog = lazyRouteComponent(() => import('./leave-dialog-BjnloEQi.js'), 'LeaveDialog');
function LeaveRow() {
  const { leave: m } = messages$2;
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return /* @__PURE__ */ jsx(SettingsRow, {
    title: m.title,
    about: m.about(config.keepDays.leaving),
    control: /* @__PURE__ */ jsx(Button, {
      variant: 'outline',
      color: 'danger',
      onClick: () => {
        setWanted(true);
        setOpened(true);
      },
      children: m.open,
    }),
    children:
      wanted &&
      /* @__PURE__ */ jsx(Suspense, {
        children: /* @__PURE__ */ jsx(LeaveDialog, {
          opened,
          onClose: () => setOpened(false),
        }),
      }),
  });
}
var notifications_section_module_default = {
  kinds: '_kinds_11phj_1',
  table: '_table_11phj_5',
  headCell: '_headCell_11phj_6',
  headRows: '_headRows_11phj_11',
};
// web/src/features/settings/notifications-section.tsx
var DeliveryPanel = lazy(async () => {
  const { DeliveryPanel: panel } = await import('./delivery-panel-C0Pp3vco.js');
  return { default: panel };
});
function NotificationsSection() {
  const query = useNoticeSettings();
  const { mutate, error } = useChangePreference();
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-3 pt-4 ${notifications_section_module_default.kinds}`,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: messages$4.about,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages$4,
        rows: switchableKinds.length + 4,
      }),
      query.data &&
        /* @__PURE__ */ jsx(PreferencesTable, {
          settings: query.data,
          onChange: mutate,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      query.data && /* @__PURE__ */ jsx(MoreSettings, { settings: query.data }),
    ],
  });
}
/** Behind a button, so that the settings stay light for members who do not need them. */
function MoreSettings({ settings }) {
  const [opened, setOpened] = useState(false);
  const button = /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    onClick: () => setOpened(true),
    children: messages$4.showMore,
  });
  if (!opened)
    return /* @__PURE__ */ jsx(SettingsRow, {
      title: messages$4.more,
      about: messages$4.moreAbout,
      control: button,
    });
  return /* @__PURE__ */ jsx(Suspense, {
    fallback: /* @__PURE__ */ jsx('p', {
      className: column_module_default.quiet,
      children: messages$4.loading,
    }),
    children: /* @__PURE__ */ jsx(DeliveryPanel, { settings }),
  });
}
function PreferencesTable({ settings: { preferences }, onChange }) {
  return /* @__PURE__ */ jsxs('table', {
    className: `w-full collapse ${notifications_section_module_default.table}`,
    children: [
      /* @__PURE__ */ jsx('thead', {
        className: notifications_section_module_default.headRows,
        children: /* @__PURE__ */ jsxs('tr', {
          className: 'border-bottom-soft',
          children: [
            /* @__PURE__ */ jsx('th', {
              className: `muted medium text-start ${notifications_section_module_default.headCell}`,
              scope: 'col',
              children: messages$4.kind,
            }),
            noticeChannels.map((channel) =>
              /* @__PURE__ */ jsx(
                'th',
                {
                  className: `muted medium text-start ${notifications_section_module_default.headCell}`,
                  scope: 'col',
                  children: messages$4.channels[channel],
                },
                channel,
              ),
            ),
          ],
        }),
      }),
      /* @__PURE__ */ jsxs('tbody', {
        children: [
          preferences.map((preference) =>
            /* @__PURE__ */ jsx(
              KindRow,
              {
                name: messages$4.kinds[preference.kind],
                kind: preference.kind,
                children: (channel) =>
                  /* @__PURE__ */ jsx(Switch, {
                    'aria-label': messages$4.by(
                      messages$4.kinds[preference.kind],
                      messages$4.channels[channel],
                    ),
                    checked: preference[channel],
                    onChange: ({ currentTarget: { checked: on } }) =>
                      onChange({
                        kind: preference.kind,
                        channel,
                        on,
                      }),
                  }),
              },
              preference.kind,
            ),
          ),
          /* @__PURE__ */ jsx(KindRow, { name: messages$4.safety }),
        ],
      }),
    ],
  });
}
function KindRow({ name, kind, children }) {
  const isSwitched = (channel) => kind !== void 0 && isSwitchable(kind, channel);
  return /* @__PURE__ */ jsxs('tr', {
    className: 'border-bottom-soft',
    children: [
      /* @__PURE__ */ jsx('th', {
        className: `medium text-start ${notifications_section_module_default.headCell}`,
        scope: 'row',
        children: name,
      }),
      noticeChannels.map((channel) =>
        /* @__PURE__ */ jsx(
          'td',
          {
            className: isSwitched(channel) ? void 0 : column_module_default.quiet,
            children: isSwitched(channel) ? children?.(channel) : messages$4.always,
          },
          channel,
        ),
      ),
    ],
  });
}
// web/src/features/settings/rows/profile-switches.tsx
/** The settings of the own profile in a group of the page. */
function ProfileSwitches({ section }) {
  return switchNames
    .filter((name) => memberSettings[name].section === section)
    .map((name) => /* @__PURE__ */ jsx(ProfileSwitch, { setting: name }, name));
}
/** A setting of the own profile that is on or off. */
function ProfileSwitch({ setting }) {
  const profile = useOwnProfile();
  const { mutate, error } = useChangeSettings();
  const settings = profile.data?.user.settings;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query: profile,
        words: messages$1,
        rows: 1,
      }),
      settings &&
        /* @__PURE__ */ jsx(SwitchRow, {
          ...messages.switches[setting],
          checked: settings[setting],
          onChange: (on) => mutate({ [setting]: on }),
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      /* @__PURE__ */ jsx(Paywall, { error }),
    ],
  });
}
var settings_page_module_default = {
  page: '_page_3x854_1',
  group: '_group_3x854_12',
  heading: '_heading_3x854_15',
  groups: '_groups_3x854_25',
};
// web/src/features/settings/settings-group.tsx
/** Settings about one subject, which the index links to. */
function SettingsGroup({ id, children }) {
  const title = messages.groups[id];
  return /* @__PURE__ */ jsxs('section', {
    id,
    tabIndex: -1,
    className: `min-w-0 no-outline ${settings_page_module_default.group}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: `border-bottom tight-15 ${settings_page_module_default.heading}`,
        children: title,
      }),
      children,
    ],
  });
}
var settings_index_module_default = {
  index: '_index_8nz7a_1',
  link: '_link_8nz7a_6',
  links: '_links_8nz7a_38',
  icon: '_icon_8nz7a_68',
};
// web/src/features/settings/use-group-in-view.ts
/** Which of these elements is at the upper part of the screen. */
function useGroupInView(ids) {
  const [inView, setInView] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(scrollY < 8 ? ids[0] : entered.target.id);
      },
      { rootMargin: '-25% 0px -65%' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}
// web/src/features/settings/settings-index.tsx
var groups = Object.entries({
  account: IconUser,
  privacy: IconLock,
  notifications: IconBell,
  devices: IconDevices,
  appearance: IconPalette,
  leaving: IconDatabase,
});
var ids = groups.map(([id]) => id);
/** A column next to the settings; on a phone a row of chips that stays visible. */
function SettingsIndex() {
  const inView = useGroupInView(ids);
  const row = useRef(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[href="#${inView}"]`);
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [inView]);
  return /* @__PURE__ */ jsx('nav', {
    'aria-label': messages.index,
    className: `sticky ${settings_index_module_default.index}`,
    children: /* @__PURE__ */ jsx('div', {
      ref: row,
      className: `grid gap-hairline relative ${settings_index_module_default.links}`,
      children: groups.map(([id, Icon]) =>
        /* @__PURE__ */ jsxs(
          'a',
          {
            className: `row gap-2-5 px-3 muted medium nowrap min-h-target rounded-md ${settings_index_module_default.link}`,
            href: `#${id}`,
            'aria-current': id === inView ? 'true' : void 0,
            children: [
              /* @__PURE__ */ jsx(Icon, {
                className: settings_index_module_default.icon,
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              messages.groups[id],
            ],
          },
          id,
        ),
      ),
    }),
  });
}
// web/src/features/settings/settings-page.tsx
var settings_page_exports = /* @__PURE__ */ __exportAll({ SettingsPage: () => SettingsPage });
function SettingsPage() {
  const methods = useSignInMethods();
  const online = useOnline();
  const isOut = methods.data === void 0 && (methods.isError || !online);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-start m-auto w-full max-w-page ${settings_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx('h1', {
        className: 'full-row tight title-md visually-hidden-below-tablet',
        children: messages.title,
      }),
      !isOut && /* @__PURE__ */ jsx(SettingsIndex, {}),
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-w-0 gap-12 ${settings_page_module_default.groups}`,
        children: [
          isOut
            ? /* @__PURE__ */ jsx(QueryState, {
                query: methods,
                words: messages$1,
              })
            : /* @__PURE__ */ jsx(AccountGroups, {}),
          /* @__PURE__ */ jsxs(SettingsGroup, {
            id: 'appearance',
            children: [
              /* @__PURE__ */ jsx(SettingsRow, {
                title: messages.scheme,
                about: messages.schemeAbout,
                control: /* @__PURE__ */ jsx(SchemeSwitch, {}),
              }),
              /* @__PURE__ */ jsx(DistanceUnitSwitch, {}),
            ],
          }),
          !isOut && /* @__PURE__ */ jsx(LeavingGroup, {}),
        ],
      }),
    ],
  });
}
function AccountGroups() {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs(SettingsGroup, {
        id: 'account',
        children: [
          /* @__PURE__ */ jsx(EmailRow, {}),
          /* @__PURE__ */ jsx(PasswordRow, {}),
          /* @__PURE__ */ jsx(SignInMethodsSection, {}),
        ],
      }),
      /* @__PURE__ */ jsxs(SettingsGroup, {
        id: 'privacy',
        children: [
          /* @__PURE__ */ jsx(ProfileSwitches, { section: 'privacy' }),
          /* @__PURE__ */ jsx(BlockedRow, {}),
          /* @__PURE__ */ jsx(SettingsRow, {
            title: messages.reports,
            about: messages.reportsAbout,
            control: /* @__PURE__ */ jsx(PageLink, {
              to: '/my-reports',
              label: messages.reportsLink,
            }),
          }),
          /* @__PURE__ */ jsx(SettingsRow, {
            title: messages.decisions,
            about: messages.decisionsAbout,
            control: /* @__PURE__ */ jsx(PageLink, {
              to: '/decisions',
              label: messages.decisionsLink,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(SettingsGroup, {
        id: 'notifications',
        children: /* @__PURE__ */ jsx(NotificationsSection, {}),
      }),
      /* @__PURE__ */ jsx(SettingsGroup, {
        id: 'devices',
        children: /* @__PURE__ */ jsx(SessionsSection, {}),
      }),
    ],
  });
}
/** They are ordered from mild to severe. */
var LeavingGroup = () =>
  /* @__PURE__ */ jsxs(SettingsGroup, {
    id: 'leaving',
    children: [
      /* @__PURE__ */ jsx(ProfileSwitches, { section: 'leaving' }),
      /* @__PURE__ */ jsx(ArchiveRow, {}),
      /* @__PURE__ */ jsx(BreakRow, {}),
      /* @__PURE__ */ jsx(ConsentRow, {}),
      /* @__PURE__ */ jsx(LeaveRow, {}),
    ],
  });
var PageLink = ({ to, label }) =>
  /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to,
        ...props,
      }),
    children: label,
  });
export { SettingsPage, SwitchRow as n, settings_page_exports as t };
