globalThis.lazySources.push('src/app/layout/commands/command-bar.tsx');
import { o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { r as searchUsers } from './user-list-DZGX7IWc.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { r as mayOpen, t as may } from './may-call-CsvnxYuh.js';
import { t as messages } from './commands-BezLBuHc.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as Key } from './key-CXPUYXsX.js';
import { t as createSharedState } from './shared-state-mFJemKE7.js';
import { i as listCases } from './desk-CVuL-UDF.js';
import { t as messages$1 } from './shell-BHnTSqN_.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as watchField } from './watch-field-CxotwpOG.js';
import { t as staffIcons } from './staff-icons-BG3OQuXd.js';
import { a as useMenu } from '../entry.mjs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import 'typebox';
import { useMantineColorScheme } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useDebouncedValue } from '@mantine/hooks';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs';
// contract/src/desk/references.ts
var findReference = {
  method: 'GET',
  url: '/desk/references/:reference',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/desk/find-reference.ts
/** Six characters such as 'fb3392', as members quote them with or without '#', or an entire ID. */
var pattern = /^#?(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{6})?([\da-f]{6})$/;
/** The cases and reports with this reference. Each search is in the audit log. */
function useFindReference(term, isAllowed) {
  const typed = term.toLowerCase();
  const reference = pattern.exec(typed)?.[1] ?? '';
  const asked = isAllowed && reference !== '';
  const query = useQuery({
    ...queryOf(findReference, { params: { reference } }),
    enabled: asked,
    staleTime: 6e4,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const ends = typed.replace(/^#/, '');
  return {
    found: ((asked && query.data?.cases) || []).filter(({ _id, reportId }) =>
      (reportId ?? _id).endsWith(ends),
    ),
    isFetching: asked && query.isFetching,
    error: asked ? query.error : null,
  };
}
// web/src/api/user-admin/find-people.ts
var minTermLength = 2;
/**
 * The first people whose name or email contains the term, or with this id. Each search is in the audit log. Until its
 * answer is there, the one of the search before stays.
 */
var useFindPeople = (term, isAllowed) =>
  useQuery({
    ...queryOf(searchUsers, {
      query: {
        searchTerm: term,
        page: 1,
        limit: 6,
      },
    }),
    enabled: isAllowed && term.length >= minTermLength,
    staleTime: 6e4,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
    select: ({ users }) => users,
  });
var command_bar_module_default = {
  list: '_list_jf916_2',
  esc: '_esc_jf916_7',
  cross: '_cross_jf916_13',
  option: '_option_jf916_19',
  icon: '_icon_jf916_20',
  label: '_label_jf916_25',
};
// web/src/app/layout/commands/command-list.tsx
var optionId = ({ group, id }) => `command-${group}-${id.replaceAll('/', '-')}`;
/** The focus stays in the field, which says which option is the current one. */
function CommandList({ commands, current, onRun }) {
  const currentId = current && optionId(current);
  return /* @__PURE__ */ jsx('div', {
    id: 'commands',
    role: 'listbox',
    'aria-label': messages.results,
    className: `mt-3 overflow-y-auto ${command_bar_module_default.list}`,
    children: ['recent', 'pages', 'actions', 'cases', 'people'].map((group) => {
      const members = commands.filter((command) => command.group === group);
      if (members.length === 0) return null;
      return /* @__PURE__ */ jsxs(
        'div',
        {
          role: 'group',
          'aria-label': messages.groups[group],
          children: [
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-xs semibold p-chip',
              'aria-hidden': true,
              children: messages.groups[group],
            }),
            members.map((command) =>
              /* @__PURE__ */ jsxs(
                'button',
                {
                  id: optionId(command),
                  type: 'button',
                  role: 'option',
                  tabIndex: -1,
                  ref: optionId(command) === currentId ? scrollIntoView : void 0,
                  'aria-selected': optionId(command) === currentId,
                  className: `row gap-2-5 px-3 w-full border-0 rounded-sm bg-none ink text-start clickable min-h-40 hover ${command_bar_module_default.option}`,
                  'aria-keyshortcuts': keyOf$1(commands.indexOf(command)),
                  onMouseDown: (event) => event.preventDefault(),
                  onClick: () => onRun(command),
                  children: [
                    /* @__PURE__ */ jsx(command.Icon, {
                      className: command_bar_module_default.icon ?? '',
                      size: 18,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                    /* @__PURE__ */ jsx('span', {
                      className: `truncate flex-none ${command_bar_module_default.label}`,
                      children: command.label,
                    }),
                    command.about &&
                      /* @__PURE__ */ jsx('small', {
                        className: 'truncate min-w-0 muted text-sm',
                        children: command.about,
                      }),
                    /* @__PURE__ */ jsx(RowKey, { index: commands.indexOf(command) }),
                  ],
                },
                optionId(command),
              ),
            ),
          ],
        },
        group,
      );
    }),
  });
}
/** The first nine have a key. */
var keyOf$1 = (index) => (index < 9 ? `Alt+${String(index + 1)}` : void 0);
function RowKey({ index }) {
  const key = keyOf$1(index);
  return /* @__PURE__ */ jsx('span', {
    className: 'row gap-1 push-end muted',
    'aria-hidden': true,
    children: key?.split('+').map((name) => /* @__PURE__ */ jsx(Key, { name }, name)),
  });
}
var scrollIntoView = (option) => option?.scrollIntoView({ block: 'nearest' });
// web/src/app/layout/commands/recent-commands.ts
/** How many are kept. */
var most = 5;
/** Pages and people that were opened from the command bar, the latest first. They are gone with the session or the tab. */
var state = createSharedState([]);
var keyOf = ({ id }) => id;
/** A command that was run. Appearance and sign-out are no places to return to. */
function remember(command) {
  const { group } = command;
  if (group === 'actions') return;
  state.change((before) =>
    [
      {
        ...command,
        group: 'recent',
      },
      ...before.filter((each) => keyOf(each) !== keyOf(command)),
    ].slice(0, most),
  );
}
/** Those that lead elsewhere than to this page. */
var useRecent = (pathname) => state.use().filter(({ id }) => !pathname.endsWith(id));
// web/src/api/desk/next-case.ts
/** The first case of the queue that no one works on. */
async function findNextCase() {
  const { cases } = await fetchData(listCases, {
    query: {
      holder: 'none',
      limit: 1,
    },
  });
  return cases[0]?._id ?? null;
}
// web/src/app/layout/commands/use-commands.ts
var pageIcons = staffIcons;
var schemeIcons = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
};
/** The pages, each once, and the commands of the signed-in colleague, by their role. The open page is the last one. */
function useCommands() {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { pathname } = useLocation();
  const others = useMenu('commands');
  const pages = [
    ...useMenu('staff').filter(({ to }) => others.every((each) => each.to !== to)),
    ...others,
  ]
    .map(({ to, label }) => ({
      id: to,
      group: 'pages',
      label,
      Icon: pageIcons[to] ?? IconArrowRight,
      run: () => navigate({ to }),
    }))
    .toSorted((a, b) => Number(a.id === pathname) - Number(b.id === pathname));
  const schemes = ['light', 'dark', 'auto'].map((scheme) => ({
    id: scheme,
    group: 'actions',
    label: messages.scheme[scheme],
    Icon: schemeIcons[scheme],
    run: () => setColorScheme(scheme),
  }));
  const next = {
    id: 'next-case',
    group: 'actions',
    label: messages.nextCase,
    Icon: IconPlayerSkipForward,
    run: async () => {
      const isInField = watchField();
      const id = await findNextCase();
      if (!isInField())
        await navigate({
          to: '/desk',
          search: id ? { case: id } : {},
        });
    },
  };
  const leave = {
    id: 'sign-out',
    group: 'actions',
    label: messages$1.nav.logout,
    Icon: IconLogout,
  };
  const cases = may(useSession(), 'handleReports') ? [next] : [];
  return [
    ...pages,
    ...cases,
    ...schemes,
    {
      ...leave,
      run: () => session.logout(),
    },
  ];
}
/** Those that contain each typed word. People are also found by their email. */
function matching(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/);
  return commands.filter(({ label, about = '' }) => {
    const text = `${label} ${about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
// web/src/app/layout/commands/command-bar.tsx
/** Pages, commands and people behind one field, on every page of the back office. */
function CommandBar({ opened, onClose }) {
  const [{ was, openings }, setCount] = useState({
    was: opened,
    openings: 0,
  });
  if (was !== opened)
    setCount({
      was: opened,
      openings: openings + Number(opened),
    });
  return /* @__PURE__ */ jsx(
    Dialog,
    {
      opened,
      onClose,
      title: messages.title,
      closeLabel: messages.close,
      bare: true,
      keepsText: true,
      children: /* @__PURE__ */ jsx(CommandField, { onClose }),
    },
    openings,
  );
}
/** Milliseconds without a key after which people are searched. */
var searchDelayMs = 250;
function CommandField({ onClose }) {
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const { commands, isSearching, error } = useFound(typed.trim());
  const last = commands.length - 1;
  const at = Math.max(0, Math.min(current, last));
  const run = (command) => {
    if (!command) return;
    onClose();
    remember(command);
    command.run();
  };
  const moves = {
    ArrowDown: at < last ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : Math.max(0, last),
  };
  const runFirst = useEffectEvent(() => run(commands[0]));
  useEffect(() => {
    if (isWaiting && !isSearching) runFirst();
  }, [isWaiting, isSearching]);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row gap-2-5 border-bottom pb-3',
        children: [
          /* @__PURE__ */ jsx(IconSearch, {
            className: 'flex-none muted',
            size: 20,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('input', {
            'data-autofocus': true,
            role: 'combobox',
            className: 'flex-1 min-w-0 h-target border-0 bg-none ink text-lg no-outline',
            'aria-label': messages.field,
            'aria-expanded': commands.length > 0,
            'aria-controls': 'commands',
            'aria-autocomplete': 'list',
            'aria-activedescendant': commands[at] && optionId(commands[at]),
            placeholder: messages.hint,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
            value: typed,
            onChange: ({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWaiting(false);
              setCurrent(0);
            },
            onKeyDown: (event) => {
              const move = moves[event.key];
              const nth = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1];
              if (nth) {
                event.preventDefault();
                run(commands[Number(nth) - 1]);
                return;
              }
              if (event.key !== 'Enter' && move === void 0) return;
              event.preventDefault();
              if (move !== void 0) setCurrent(move);
              else if (commands[at]) run(commands[at]);
              else setWaiting(isSearching);
            },
          }),
          /* @__PURE__ */ jsxs('button', {
            type: 'button',
            className:
              'inline-flex items-center justify-center min-h-32 min-w-0 flex-none border-0 bg-none muted clickable',
            'aria-label': messages.close,
            onClick: onClose,
            children: [
              /* @__PURE__ */ jsx('kbd', {
                className: `key ${command_bar_module_default.esc}`,
                children: 'Esc',
              }),
              /* @__PURE__ */ jsx(IconX, {
                className: command_bar_module_default.cross,
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(CommandList, {
        commands,
        current: commands[at],
        onRun: run,
      }),
      /* @__PURE__ */ jsx('output', {
        className: 'block mt-2 muted text-sm min-h-line',
        children: stateOf({
          isSearching,
          error: Boolean(error),
          count: commands.length,
        }),
      }),
    ],
  });
}
function stateOf({ isSearching, error, count }) {
  if (isSearching) return messages.searching;
  if (error) return messages.failed;
  return count === 0 ? messages.none : messages.found(count);
}
/** The commands that match the typed text, and then cases by their reference and people, once the typing pauses. */
function useFound(typed) {
  const navigate = useNavigate();
  const session = useSession();
  const [term] = useDebouncedValue(typed, searchDelayMs);
  const { pathname } = useLocation();
  const recent = useRecent(pathname);
  const commands = matching(useCommands(), typed);
  const mayRead = may(session, 'readUsers');
  const { data, error, isFetching } = useFindPeople(term, mayRead);
  const mayFindCases = may(session, 'readReports');
  const references = useFindReference(term, mayFindCases);
  const isSearching =
    (mayRead || mayFindCases) &&
    typed.length > 1 &&
    (typed !== term || isFetching || references.isFetching);
  const toCommand = ({ _id, reportId, name, types, closedAt }) => ({
    id: reportId ?? _id,
    group: 'cases',
    label: messages[reportId ? 'report' : 'case'](shortId(reportId ?? _id)),
    about: [name, types.join(', '), closedAt && messages.closed].filter(Boolean).join(' · '),
    Icon: IconFlag,
    run: () =>
      navigate({
        to: '/desk',
        search: { case: _id },
      }),
  });
  const found = (typed.length > 1 ? (data ?? []) : [])
    .filter((user) => mayOpen(session, user))
    .map((user) => ({
      id: user._id,
      group: 'people',
      label: fullName(user) ?? user.email,
      about: user.email,
      Icon: IconUser,
      run: () =>
        navigate({
          to: '/users/$id',
          params: { id: user._id },
        }),
    }));
  const people = isSearching ? matching(found, typed) : found;
  const cases = typed === term ? references.found.map(toCommand) : [];
  return {
    commands: [...(typed ? [] : recent), ...commands, ...cases, ...people],
    isSearching,
    error: error ?? references.error,
  };
}
export { CommandBar };
