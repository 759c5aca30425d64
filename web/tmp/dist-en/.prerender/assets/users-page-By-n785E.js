globalThis.lazySources.push('src/features/user-admin/list/users-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as bulkActions } from './bulk-actions-DPtEC9YT.js';
import {
  _ as userTypes,
  a as messages,
  c as useExportUsers,
  f as sortOrders,
  g as userStatuses,
  h as userSorts,
  i as useStateChangeDenial,
  m as userPageSizes,
  n as Subscription,
  p as userLimits,
  r as VerifiedBadge,
  t as Presence,
  u as useUsers,
} from './user-badges-C0-JeH98.js';
import { n as mayCall, r as mayOpen } from './may-call-CsvnxYuh.js';
import {
  F as errorText,
  b as formatNumber,
  n as useBelow,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as Pagination } from './pagination-CJGzAuW9.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { r as useFigures, t as useDashboard } from './statistics-DMA6Yv1v.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
/* empty css                      */
import {
  a as CellText,
  c as list_table_module_default,
  i as CellNote,
  l as ListToolbar,
  n as ActionsCell,
  o as ListRow,
  r as Cell,
  s as ListFrame,
  t as ListTable,
  u as FilterSelect,
} from './list-table-D16g3UHc.js';
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { t as SavedViews } from './saved-views-D3-79f5B.js';
import { t as SearchField } from './search-field-D5PakPsH.js';
import { t as Popover } from './popover-DslGbiX4.js';
import { t as exportUsers } from './user-list-DZGX7IWc.js';
import { t as FilterChips } from './filter-chips-B0ZeE7K-.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { Link, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import 'typebox';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
[...bulkActions];
var bulkOutcomes = ['done', 'unchanged', 'refused'];
var startBulk = {
  method: 'POST',
  url: '/users/bulk',
  access: ['administrator', 'moderator'],
  freshProof: 'sometimes',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readBulk = {
  method: 'GET',
  url: '/users/bulk/:id',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var undoBulk = {
  method: 'POST',
  url: '/users/bulk/:id/undo',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listBulkRows = {
  method: 'GET',
  url: '/users/bulk/:id/rows',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var exportBulk = {
  method: 'GET',
  url: '/users/bulk/:id/export',
  access: ['administrator'],
  freshProof: 'always',
  schema: { response: { 200: { required: [] } } },
};
var exportSelection = {
  method: 'POST',
  url: '/users/export-selection',
  access: ['administrator', 'support'],
  freshProof: 'always',
  schema: { response: { 200: { required: [] } } },
};
// web/src/features/user-admin/list/user-query.ts
/** The filter in the URL by the names of the API. */
var toFilter = ({ search, status, type, limits, joined }) => ({
  ...(search && { searchTerm: search }),
  ...(status && { status }),
  ...(type && { type }),
  ...(limits && { limits }),
  ...(joined && { joined }),
});
/** Filter and order in the URL by the names of the API. */
var toQuery = ({ sort, order, ...search }) => ({
  ...toFilter(search),
  ...(sort && { sortBy: sort }),
  ...(order && { sortOrder: order }),
});
/** The selected users by their ids, or all that match the filter. */
var toSelected = ({ all, ids }, search) => (all ? { filter: toFilter(search) } : { ids: [...ids] });
/** More users than this can only be selected by the filter. */
var maxSelectedIds = 1e3;
// web/src/features/user-admin/bulk/use-user-selection.ts
var empty = {
  ids: /* @__PURE__ */ new Set(),
  all: false,
  anchor: null,
};
/** The next state when a row is toggled, together with the rows up to it for a range. */
function toggleRow(state, listed, id, range) {
  const selected = !state.ids.has(id);
  const [from, to] = [listed.indexOf(state.anchor ?? id), listed.indexOf(id)];
  const toggled =
    range && from >= 0 ? listed.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const ids = new Set(state.ids);
  for (const each of toggled)
    if (selected) ids.add(each);
    else ids.delete(each);
  return {
    ids,
    all: false,
    anchor: id,
  };
}
function useUserSelection(filter) {
  const [stored, setState] = useState({
    ...empty,
    filter,
  });
  const state =
    stored.filter === filter
      ? stored
      : {
          ...empty,
          filter,
        };
  return {
    selection: state,
    count: state.all ? Infinity : state.ids.size,
    isSelected: (id) => state.all || state.ids.has(id),
    toggle: (listed, id, range) =>
      setState({
        ...toggleRow(
          state.all
            ? {
                ids: new Set(listed),
                anchor: id,
              }
            : state,
          listed,
          id,
          range,
        ),
        filter,
      }),
    togglePage: (listed) => {
      const ids = new Set(state.all ? [] : state.ids);
      const whole = state.all || listed.every((id) => ids.has(id));
      for (const id of listed)
        if (whole) ids.delete(id);
        else ids.add(id);
      setState({
        ids,
        all: false,
        anchor: null,
        filter,
      });
    },
    selectAll: () =>
      setState({
        ...empty,
        all: true,
        filter,
      }),
    clear: () =>
      setState({
        ...empty,
        filter,
      }),
  };
}
// web/src/features/user-admin/list/user-cards.tsx
var names = ['total', 'vip', 'active', 'online', 'verified', 'engagement'];
function UserCards() {
  const { cards, about } = messages;
  const { data } = useFigures();
  const valueOf = (name) => {
    if (!data) return '–';
    return name === 'engagement'
      ? `${formatNumber(data.engagementRate)}%`
      : formatNumber(data[name]);
  };
  return /* @__PURE__ */ jsx(FigureStrip, {
    compact: true,
    figures: names.map((name) => ({
      ...cards[name],
      aboutLabel: about(cards[name].label),
      value: valueOf(name),
    })),
  });
}
// web/src/features/user-admin/list/users-search.ts
/** The columns with their order in the table. */
var sortedColumns = [
  ['user', 'name'],
  ['contact', 'email'],
  ['joined', 'createdAt'],
  ['lastActive', 'lastActive'],
  ['status', 'status'],
  ['subscription', 'subscription'],
];
/** Whether the search leaves anyone out. */
var isFiltered = ({ search, status, type, limits, joined }) =>
  [search, status, type, limits, joined].some((each) => each !== void 0);
var unfiltered = {
  search: void 0,
  status: void 0,
  type: void 0,
  limits: void 0,
  joined: void 0,
};
/** The columns that can be hidden; name and actions are always visible. */
var userColumns = ['contact', 'joined', 'lastActive', 'status', 'subscription'];
function visibleColumns(columns) {
  const named = columns?.split('.');
  return new Set(userColumns.filter((column) => !named || named.includes(column)));
}
/**
 * URLs are typed, shared and old, so unknown values are ignored. Every key is returned, because the router keeps
 * what a validated search does not name.
 */
function readUsersSearch(given) {
  const { joined, page } = given;
  const search = typeof given['search'] === 'number' ? `${given['search']}` : given['search'];
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : void 0,
    status: oneOf(given['status'], userStatuses, 'all'),
    type: oneOf(given['type'], userTypes, 'all'),
    limits: oneOf(given['limits'], userLimits, 'all'),
    joined: typeof joined === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(joined) ? joined : void 0,
    sort: oneOf(given['sort'], userSorts, 'createdAt'),
    order: oneOf(given['order'], sortOrders, 'desc'),
    page: Number.isInteger(page) && Number(page) > 1 ? Math.min(Number(page), 1e6) : void 0,
    size: oneOf(given['size'], userPageSizes, 20),
    columns: readColumns(given['columns']),
    bulk:
      typeof given['bulk'] === 'string' && /^[\da-f-]{36}$/.test(given['bulk'])
        ? given['bulk']
        : void 0,
  };
}
function readColumns(value) {
  if (typeof value !== 'string') return void 0;
  const visible = [...visibleColumns(value)];
  return visible.length === userColumns.length ? void 0 : visible.join('.') || 'none';
}
function oneOf(value, known, fallback) {
  return value !== fallback && known.includes(value) ? value : void 0;
}
// web/src/features/user-admin/list/columns-menu.tsx
/** Chooses the columns of the table, which are stored in the URL. */
function ColumnsMenu({ columns, onChange }) {
  const { columns: words, columnsMenu: m } = messages;
  const visible = visibleColumns(columns);
  const toggle = (column) => {
    const next = userColumns.filter((each) => visible.has(each) !== (each === column));
    onChange(next.length === userColumns.length ? void 0 : next.join('.') || 'none');
  };
  return /* @__PURE__ */ jsx(Popover, {
    label: m.title,
    renderContent: () =>
      /* @__PURE__ */ jsxs('fieldset', {
        className: 'grid gap-hairline m-0 p-0 border-0 text-sm',
        children: [
          /* @__PURE__ */ jsx('legend', {
            className: 'muted p-0 mb-2',
            children: m.about,
          }),
          userColumns.map((column) =>
            /* @__PURE__ */ jsxs(
              'label',
              {
                className: 'row gap-2 min-h-32',
                children: [
                  /* @__PURE__ */ jsx('input', {
                    className: 'checkbox',
                    type: 'checkbox',
                    checked: visible.has(column),
                    onChange: () => toggle(column),
                  }),
                  words[column],
                ],
              },
              column,
            ),
          ),
        ],
      }),
    children: (button) =>
      /* @__PURE__ */ jsx(Button, {
        ...button,
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconColumns3, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        children: m.title,
      }),
  });
}
// web/src/features/user-admin/list/export-button.tsx
function ExportButton({ search }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useExportUsers();
  if (!mayCall(useSession(), exportUsers)) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: list_toolbar_module_default.export,
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconDownload, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        disabled: isPending,
        onClick: () =>
          mutate({
            filter: toFilter(search),
            file: `${m.exportName}.csv`,
          }),
        children: isPending ? m.exporting : m.export,
      }),
      error &&
        /* @__PURE__ */ jsx('p', {
          role: 'alert',
          children: m.exportFailed(errorText(error)),
        }),
    ],
  });
}
// web/src/features/user-admin/list/filter-selects.tsx
var orders = ['asc', 'desc'];
/** The order has its own select if the table has no header to press. */
function FilterSelects({ search, onChange }) {
  const { filters: m, columns } = messages;
  const {
    status = 'all',
    type = 'all',
    limits = 'all',
    sort = 'createdAt',
    order = 'desc',
  } = search;
  const sorts = sortedColumns.flatMap(([name, by]) =>
    orders.map((each) => ({
      value: `${by} ${each}`,
      label: `${columns[name]}, ${m.orders[by][each]}`,
    })),
  );
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(FilterSelect, {
        label: m.status,
        value: status,
        data: userStatuses.map((value) => ({
          value,
          label: m.statuses[value],
        })),
        onChange: (value) => onChange({ status: value }),
      }),
      /* @__PURE__ */ jsx(FilterSelect, {
        label: m.type,
        value: type,
        data: userTypes.map((value) => ({
          value,
          label: m.types[value],
        })),
        onChange: (value) => onChange({ type: value }),
      }),
      /* @__PURE__ */ jsx(FilterSelect, {
        label: m.limits,
        value: limits,
        data: userLimits.map((value) => ({
          value,
          label: m.limitKinds[value],
        })),
        onChange: (value) => onChange({ limits: value }),
      }),
      /* @__PURE__ */ jsx('div', {
        className: list_toolbar_module_default.sort,
        children: /* @__PURE__ */ jsx(FilterSelect, {
          label: m.sort,
          value: `${sort} ${order}`,
          data: sorts,
          onChange: (value) => {
            const [by, direction] = value.split(' ');
            onChange({
              sort: by,
              order: direction,
            });
          },
        }),
      }),
    ],
  });
}
// web/src/features/user-admin/list/user-chips.tsx
/** The most used filters, on a phone. */
function UserChips({ search: { status, type }, onChange }) {
  const { filters: m } = messages;
  const { data } = useDashboard();
  const chips = [
    {
      label: m.statuses.all,
      count: data?.total,
      filter: {},
    },
    {
      label: m.statuses.online,
      count: data?.online,
      filter: { status: 'online' },
    },
    {
      label: m.types.vip,
      count: data?.vip,
      filter: { type: 'vip' },
    },
    {
      label: m.statuses.inactive,
      count: data && data.total - data.active,
      filter: { status: 'inactive' },
    },
    {
      label: m.statuses.verified,
      count: data?.verified,
      filter: { status: 'verified' },
    },
  ];
  return /* @__PURE__ */ jsx(FilterChips, {
    chips: chips.map(({ label, count, filter }) => {
      const wanted = {
        status: void 0,
        type: void 0,
        ...filter,
      };
      return {
        label,
        count,
        pressed: wanted.status === status && wanted.type === type,
        choose: () => onChange(wanted),
      };
    }),
  });
}
// web/src/features/user-admin/list/user-filters.tsx
function UserFilters({ search, pagination, onChange, onColumns }) {
  const { filters: m } = messages;
  const phone = useBelow('narrow');
  return /* @__PURE__ */ jsxs(ListToolbar, {
    search: /* @__PURE__ */ jsx(SearchField, {
      label: m.search,
      placeholder: phone ? m.searchShort : m.search,
      term: search.search ?? '',
      onSearch: (term) => onChange({ search: term }),
    }),
    chips: /* @__PURE__ */ jsx(UserChips, {
      search,
      onChange,
    }),
    doneLabel: m.done,
    onClear: isFiltered(search) ? () => onChange(unfiltered) : null,
    pagination,
    children: [
      /* @__PURE__ */ jsx(FilterSelects, {
        search,
        onChange,
      }),
      /* @__PURE__ */ jsx(JoinedFilter, {
        joined: search.joined,
        onChange,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap gap-2 ${list_toolbar_module_default.tools}`,
        children: [
          /* @__PURE__ */ jsx(SavedViews, { screen: 'users' }),
          /* @__PURE__ */ jsx(ColumnsMenu, {
            columns: search.columns,
            onChange: onColumns,
          }),
          /* @__PURE__ */ jsx(ExportButton, { search }),
        ],
      }),
    ],
  });
}
/** The month of joining, which a chart links to. */
function JoinedFilter({ joined, onChange }) {
  const { filters: m } = messages;
  if (!joined) return null;
  return /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    rightSection: /* @__PURE__ */ jsx(IconX, {
      size: 16,
      'aria-hidden': true,
    }),
    'aria-label': `${m.joined(monthName(joined))}. ${m.clearJoined}`,
    onClick: () => onChange({ joined: void 0 }),
    children: m.joined(monthName(joined)),
  });
}
var monthName = (month) =>
  formatDate(`${month}-15T12:00:00Z`, {
    dateStyle: void 0,
    month: 'long',
    year: 'numeric',
  });
var row_actions_module_default = {
  action: '_action_htwpu_1',
  word: '_word_htwpu_30',
  icon: '_icon_htwpu_34',
};
// web/src/features/user-admin/user/row-actions.tsx
/** The actions for the user of a row: words if there is room, icons if not. */
function RowActions({ user, onView, onChangeState }) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const denial = useStateChangeDenial(user);
  return [
    {
      label: m.view(name),
      word: m.words.view,
      Icon: IconEye,
      run: () => onView(user),
    },
    {
      label: m.activate(name),
      word: m.words.activate,
      Icon: IconPlayerPlay,
      disabled: user.isActive || denial !== null,
      run: () => onChangeState(user, 'active'),
    },
    {
      label: m.deactivate(name),
      word: m.words.deactivate,
      Icon: IconPlayerPause,
      disabled: !user.isActive || denial !== null,
      run: () => onChangeState(user, 'deactivated'),
    },
    {
      label: m.ban(name),
      word: m.words.ban,
      severe: true,
      Icon: IconBan,
      disabled: denial !== null,
      run: () => onChangeState(user, 'banned'),
    },
  ].map(({ label, word, Icon, severe = false, disabled = false, run }) =>
    /* @__PURE__ */ jsxs(
      'button',
      {
        type: 'button',
        className: `inline-flex items-center justify-center p-0 border-0 rounded-sm bg-none ink clickable middle ${row_actions_module_default.action}`,
        'data-severe': severe || void 0,
        'aria-label': label,
        title: (disabled && denial) || label,
        disabled,
        onClick: run,
        children: [
          /* @__PURE__ */ jsx(Icon, {
            className: row_actions_module_default.icon,
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('span', {
            className: `hidden ${row_actions_module_default.word}`,
            children: word,
          }),
        ],
      },
      label,
    ),
  );
}
// web/src/features/user-admin/user/user-name.tsx
/** The name of a user, as a link to their file for staff who may open it. */
function UserName({ user }) {
  const name = fullName(user) ?? messages.row.unknown;
  if (!mayOpen(useSession(), user)) return name;
  return /* @__PURE__ */ jsx(Link, {
    className: list_table_module_default.link,
    to: '/users/$id',
    params: { id: user._id },
    children: name,
  });
}
var users_table_module_default = {
  table: '_table_1bxa2_2',
  person: '_person_1bxa2_41',
  name: '_name_1bxa2_49',
  id: '_id_1bxa2_53',
  email: '_email_1bxa2_68',
  city: '_city_1bxa2_76',
};
// web/src/features/user-admin/list/user-row.tsx
/** The id of the row that gets the focus back. */
var rowId = (id) => `user-${id}`;
/** On narrow screens some columns become the second line of others. */
function UserRow({ user, position, visible, selected, onSelect, ...actions }) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  return /* @__PURE__ */ jsxs(ListRow, {
    id: rowId(user._id),
    position,
    selected,
    onSelect,
    selectLabel: m.pick(name),
    children: [
      /* @__PURE__ */ jsx(Cell, {
        column: 'user',
        children: /* @__PURE__ */ jsxs('div', {
          className: `grid items-center justify-items-start ${users_table_module_default.person}`,
          children: [
            /* @__PURE__ */ jsx(PhotoAvatar, {
              name,
              picture: user.profilePicture,
              focus: user.profilePictureFocus,
              size: 32,
            }),
            /* @__PURE__ */ jsx('b', {
              className: `max-w-full semibold overflow-hidden ellipsis ${users_table_module_default.name}`,
              title: name,
              children: /* @__PURE__ */ jsx(UserName, { user }),
            }),
            visible.has('contact') &&
              /* @__PURE__ */ jsx(CellNote, {
                className: `max-w-full ${users_table_module_default.email}`,
                title: user.email,
                children: user.email,
              }),
            /* @__PURE__ */ jsxs(CellNote, {
              className: `mono ${users_table_module_default.id}`,
              children: [
                user._id.slice(0, 8),
                visible.has('contact') &&
                  user.location.city &&
                  /* @__PURE__ */ jsxs('span', {
                    className: users_table_module_default.city,
                    children: [' · ', user.location.city],
                  }),
              ],
            }),
            /* @__PURE__ */ jsx(VerifiedBadge, {
              user,
              inList: true,
            }),
          ],
        }),
      }),
      visible.has('contact') &&
        /* @__PURE__ */ jsxs(Cell, {
          column: 'contact',
          children: [
            /* @__PURE__ */ jsx(CellText, {
              title: user.email,
              children: user.email,
            }),
            /* @__PURE__ */ jsx(CellNote, { children: user.location.city }),
          ],
        }),
      visible.has('joined') &&
        /* @__PURE__ */ jsx(Cell, {
          column: 'joined',
          children: formatDate(user.createdAt),
        }),
      visible.has('lastActive') &&
        /* @__PURE__ */ jsxs(Cell, {
          column: 'lastActive',
          children: [
            lastActiveText(user.lastActive),
            visible.has('joined') &&
              /* @__PURE__ */ jsx(CellNote, {
                narrow: true,
                children: m.joined(formatDate(user.createdAt)),
              }),
          ],
        }),
      visible.has('status') &&
        /* @__PURE__ */ jsxs(Cell, {
          column: 'status',
          children: [
            /* @__PURE__ */ jsx(Presence, { user }),
            visible.has('subscription') &&
              /* @__PURE__ */ jsx(CellNote, {
                narrow: true,
                children: /* @__PURE__ */ jsx(Subscription, { user }),
              }),
          ],
        }),
      visible.has('subscription') &&
        /* @__PURE__ */ jsx(Cell, {
          column: 'subscription',
          children: /* @__PURE__ */ jsx(Subscription, { user }),
        }),
      /* @__PURE__ */ jsx(ActionsCell, {
        children: /* @__PURE__ */ jsx(RowActions, {
          user,
          ...actions,
        }),
      }),
    ],
  });
}
var users_page_module_default = { above: '_above_f1y38_1' };
var user_item_module_default = {
  item: '_item_1uwwt_1',
  button: '_button_1uwwt_5',
  pick: '_pick_1uwwt_14',
};
// web/src/features/user-admin/list/user-item.tsx
/** A user on a phone: the content of the table row, in three lines. */
function UserItem({ user, position, visible, selecting, onActions, ...select }) {
  const { row: m } = messages;
  const name = fullName(user) ?? m.unknown;
  const { city } = user.location;
  const { selected = false, onSelect } = select;
  return /* @__PURE__ */ jsxs('li', {
    id: rowId(user._id),
    tabIndex: -1,
    className: `flex items-start gap-3 border-bottom ${user_item_module_default.item}`,
    'data-selected': selected || void 0,
    'aria-posinset': position - 1,
    'aria-setsize': -1,
    children: [
      selecting && onSelect
        ? /* @__PURE__ */ jsx('label', {
            className: `grid flex-none place-center ${user_item_module_default.pick}`,
            children: /* @__PURE__ */ jsx('input', {
              className: 'checkbox',
              type: 'checkbox',
              'aria-label': m.pick(name),
              checked: selected,
              onChange: () => onSelect(false),
            }),
          })
        : /* @__PURE__ */ jsx(PhotoAvatar, {
            name,
            picture: user.profilePicture,
            focus: user.profilePictureFocus,
            size: 48,
          }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid flex-1 one-column gap-hairline min-w-0',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'flex items-baseline gap-2',
            children: [
              /* @__PURE__ */ jsx('b', {
                className: 'truncate flex-1 text-lg bold lh-14',
                children: /* @__PURE__ */ jsx(UserName, { user }),
              }),
              visible.has('lastActive') &&
                /* @__PURE__ */ jsx('small', {
                  className: 'muted text-xs nowrap',
                  children: lastActiveText(user.lastActive),
                }),
            ],
          }),
          visible.has('contact') &&
            /* @__PURE__ */ jsxs('p', {
              className: 'overflow-hidden muted nowrap ellipsis text-sm',
              children: [user.email, city && ` · ${city}`],
            }),
          /* @__PURE__ */ jsxs('p', {
            className: 'row gap-3 text-sm nowrap min-h-line',
            children: [
              visible.has('status') && /* @__PURE__ */ jsx(Presence, { user }),
              visible.has('subscription') && /* @__PURE__ */ jsx(Subscription, { user }),
              /* @__PURE__ */ jsx(VerifiedBadge, {
                user,
                inList: true,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'flex gap-2 overflow-hidden muted nowrap ellipsis text-xs',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'mono',
                children: user._id.slice(0, 8),
              }),
              visible.has('joined') && m.joined(formatDate(user.createdAt)),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        className: `self-center ${user_item_module_default.button}`,
        variant: 'subtle',
        color: 'gray',
        size: 44,
        'aria-label': m.actions(name),
        onClick: () => onActions(user),
        children: /* @__PURE__ */ jsx(IconDotsVertical, {
          size: 20,
          stroke: 1.75,
        }),
      }),
    ],
  });
}
// web/src/features/user-admin/bulk/use-visible-rows.ts
/** So many rows before the end, the next page is fetched. */
var loadedAhead = 3;
/** The rows of a long list that are visible or near it, and the height of those above and below. */
function useVisibleRows(body, { count, height, onEnd }) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [body, count]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const nearEnd = (virtualizer.range?.endIndex ?? 0) >= count - loadedAhead || count <= 10;
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, onEnd]);
  return {
    indexes: rows.map(({ index }) => index),
    above: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    below: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin),
  };
}
// web/src/features/user-admin/list/users-list-props.ts
/** The props of every row, in the table and on a phone. */
function usersListProps({ list, search, selecting }) {
  const ids = list.users.map(({ _id }) => _id);
  const before = ((search.page ?? 1) - 1) * (search.size ?? 20);
  const visible = visibleColumns(search.columns);
  const rowProps = (user, index) => ({
    user,
    visible,
    position: before + index + 2,
    ...(selecting && {
      selected: selecting.isSelected(user._id),
      onSelect: (range) => selecting.toggle(ids, user._id, range),
    }),
  });
  return {
    ids,
    visible,
    rowProps,
  };
}
// web/src/features/user-admin/list/users-items.tsx
var itemHeight = 116;
/** The users on a phone. */
function UsersItems(props) {
  const { list, selecting, onEnd, onActions } = props;
  const body = useRef(null);
  const { rowProps } = usersListProps(props);
  const rows = useVisibleRows(body, {
    count: list.users.length,
    height: itemHeight,
    onEnd,
  });
  const hasSelection = selecting !== null && selecting.count > 0;
  return /* @__PURE__ */ jsx('ul', {
    ref: body,
    className: 'plain-list',
    style: {
      paddingTop: rows.above,
      paddingBottom: rows.below,
    },
    children: rows.indexes.map((index) => {
      const user = list.users[index];
      return (
        user &&
        /* @__PURE__ */ jsx(
          UserItem,
          {
            ...rowProps(user, index),
            selecting: hasSelection,
            onActions,
          },
          user._id,
        )
      );
    }),
  });
}
// web/src/features/user-admin/list/users-table.tsx
/** The columns that share the cell of another on a narrow screen. */
var foldedInto = {
  user: 'contact',
  lastActive: 'joined',
  status: 'subscription',
};
/** Names start at A, times with the newest. */
var firstOrder = (sort) => (sort === 'name' || sort === 'email' ? 'asc' : 'desc');
function columnsFor(visible) {
  const columns = sortedColumns
    .filter(([name]) => name === 'user' || visible.has(name))
    .map(([name, sort]) => ({
      name,
      sort,
      label: messages.columns[name],
    }));
  return columns.map((column) => ({
    ...column,
    folded: columns.filter(({ name }) => name === foldedInto[column.name]),
  }));
}
/** Renders only the visible rows; two empty rows take the height of those above and below. */
function UsersTable(props) {
  const { list, search, selecting, onEnd, onSort, onView, onChangeState } = props;
  const body = useRef(null);
  const { ids, visible, rowProps } = usersListProps(props);
  const height = useBelow('tablet') ? 64 : 44;
  const rows = useVisibleRows(body, {
    count: list.users.length,
    height,
    onEnd,
  });
  return /* @__PURE__ */ jsx(ListTable, {
    label: messages.title,
    className: users_table_module_default.table,
    columns: columnsFor(visible),
    actions: messages.columns.actions,
    order: {
      sort: search.sort ?? 'createdAt',
      order: search.order ?? 'desc',
      firstOrder,
    },
    onSort,
    rowCount: list.totalKind === 'exact' ? list.total + 1 : -1,
    selectAll: selecting
      ? {
          label: messages.bulk.page,
          checked: ids.length > 0 && ids.every(selecting.isSelected),
          onChange: () => selecting.togglePage(ids),
        }
      : void 0,
    children: /* @__PURE__ */ jsxs('tbody', {
      ref: body,
      children: [
        rows.above > 0 &&
          /* @__PURE__ */ jsx('tr', {
            'aria-hidden': true,
            style: { height: rows.above },
          }),
        rows.indexes.map((index) => {
          const user = list.users[index];
          return (
            user &&
            /* @__PURE__ */ jsx(
              UserRow,
              {
                ...rowProps(user, index),
                onView,
                onChangeState,
              },
              user._id,
            )
          );
        }),
        rows.below > 0 &&
          /* @__PURE__ */ jsx('tr', {
            'aria-hidden': true,
            style: { height: rows.below },
          }),
      ],
    }),
  });
}
// web/src/features/user-admin/list/users-list.tsx
/** A table, and on a phone a list. */
function UsersList(props) {
  const { list, search, stale, onClear } = props;
  const phone = useBelow('narrow');
  return /* @__PURE__ */ jsx(ListFrame, {
    stale,
    none: list.users.length === 0 ? messages.none : null,
    onClear: isFiltered(search) ? onClear : void 0,
    children: phone
      ? /* @__PURE__ */ jsx(UsersItems, { ...props })
      : /* @__PURE__ */ jsx(UsersTable, { ...props }),
  });
}
// web/src/features/user-admin/list/users-page.tsx
var users_page_exports = /* @__PURE__ */ __exportAll({ UsersPage: () => UsersPage });
var route = getRouteApi('/users');
var BulkBar = lazyRouteComponent(() => import('./bulk-bar-CVEvD-36.js'), 'BulkBar');
var StateUndoBar = lazyRouteComponent(
  () => import('./state-undo-bar-Cbc5i0ga.js').then((n) => n.n),
  'StateUndoBar',
);
var UsersDialogs = lazyRouteComponent(() => import('./users-dialogs-8vDRp2rG.js'), 'UsersDialogs');
function UsersPage() {
  const { search, narrow } = useSearch$1();
  const { page = 1, size = 20 } = search;
  const {
    users: query,
    listStatus,
    searchStatus,
  } = useUsers(toQuery(search), {
    page,
    size,
  });
  const loading = listStatus === 'loading' || searchStatus === 'loading';
  const { data, isPlaceholderData } = query;
  const [open, setOpen] = useState({});
  const [stateChange, setStateChange] = useState(null);
  const selecting = useUserSelection(JSON.stringify(toFilter(search)));
  const hasSelection = selecting.selection.all || selecting.selection.ids.size > 0;
  const session = useSession();
  const maySelect = mayCall(session, startBulk) || mayCall(session, exportSelection);
  const total = data?.total ?? 0;
  const caption = data?.totalKind === 'at-least' ? messages.showingAtLeast : messages.showing;
  const phone = useBelow('narrow');
  const showBulk = (bulk) => narrow({ bulk });
  const [dialogsNeeded, setDialogsNeeded] = useState(false);
  if (!dialogsNeeded && (search.bulk || Object.keys(open).length > 0)) setDialogsNeeded(true);
  const pages = Math.ceil(total / size);
  const pastLastPage = pages > 0 && page > pages;
  useEffect(() => {
    if (pastLastPage) narrow({ page: pages });
  }, [pastLastPage, pages, narrow]);
  const lastPage = page + Math.max(0, Math.ceil((data?.users.length ?? 0) / size) - 1);
  const mayLoadMore = query.hasNextPage && !query.isFetching && !query.isError;
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (mayLoadMore) fetchNextPage();
  }, [mayLoadMore, fetchNextPage]);
  const change = ({ page: to, ...changed }) =>
    narrow(
      {
        page: to,
        ...changed,
      },
      false,
    );
  const pagination = /* @__PURE__ */ jsx(Pagination, {
    pagination: {
      page,
      until: lastPage,
      limit: size,
      pages,
    },
    sizes: userPageSizes,
    onChange: change,
  });
  const above =
    data &&
    /* @__PURE__ */ jsxs('div', {
      className: `row wrap muted text-sm tabular gap-2-by-4 ${users_page_module_default.above}`,
      children: [
        /* @__PURE__ */ jsx('p', {
          'aria-live': 'polite',
          children: caption(data.users.length, total),
        }),
        !phone && pagination,
      ],
    });
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    aside: !phone && above,
    children: [
      /* @__PURE__ */ jsx(UserCards, {}),
      /* @__PURE__ */ jsx(UserFilters, {
        search,
        pagination,
        onChange: change,
        onColumns: (columns) => narrow({ columns }),
      }),
      !data &&
        loading &&
        /* @__PURE__ */ jsx(ListSkeleton, {
          loading: messages.loading,
          pictures: true,
        }),
      query.error &&
        !query.isFetchNextPageError &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      data &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            phone && above,
            /* @__PURE__ */ jsx(UsersList, {
              list: data,
              stale: isPlaceholderData,
              onEnd: loadMore,
              search,
              selecting: maySelect ? selecting : null,
              onSort: (sort, order) =>
                change({
                  sort,
                  order,
                }),
              onView: (details) => setOpen({ details }),
              onActions: (sheet) => setOpen({ sheet }),
              onClear: () => change(unfiltered),
              onChangeState: (user, state) =>
                setOpen({
                  state: {
                    user,
                    state,
                  },
                }),
            }),
            query.isFetchNextPageError &&
              /* @__PURE__ */ jsx(QueryState, {
                query: {
                  ...query,
                  refetch: fetchNextPage,
                },
                words: messages,
              }),
          ],
        }),
      dialogsNeeded &&
        /* @__PURE__ */ jsx(Suspense, {
          fallback: null,
          children: /* @__PURE__ */ jsx(UsersDialogs, {
            open,
            selecting,
            maySelect,
            search,
            total,
            onOpen: setOpen,
            onStateChanged: setStateChange,
            onBulk: showBulk,
          }),
        }),
      !stateChange &&
        hasSelection &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(BulkBar, {
            selecting,
            search,
            total,
            onAction: (bulkAction) => setOpen({ bulkAction }),
          }),
        }),
      dialogsNeeded &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(StateUndoBar, {
            change: stateChange,
            onClose: () => setStateChange(null),
            onUndone: ({ user }) => document.getElementById(rowId(user._id))?.focus(),
          }),
        }),
    ],
  });
}
/** The list from the URL, and how to change that. */
function useSearch$1() {
  const search = readUsersSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return {
    search,
    narrow: useCallback(
      (changed, replace = true) =>
        void navigate({
          search: (before) =>
            readUsersSearch({
              ...before,
              ...changed,
            }),
          replace,
        }),
      [navigate],
    ),
  };
}
export {
  UsersPage,
  bulkOutcomes as a,
  listBulkRows as c,
  undoBulk as d,
  toSelected as i,
  readBulk as l,
  maxSelectedIds as n,
  exportBulk as o,
  toFilter as r,
  exportSelection as s,
  users_page_exports as t,
  startBulk as u,
};
