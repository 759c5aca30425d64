import { n as useBelow } from '../entry.mjs';
/* empty css                      */
import { t as messages } from './lists-_R1AHlhb.js';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
/* empty css                          */
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { t as ListSelect } from './list-select-uHjkgb5O.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
// web/src/widgets/list-toolbar/filter-select.tsx
/** Its label is above it in the sheet of a phone, and part of each choice in the bar. */
function FilterSelect({ label, data, ...select }) {
  const phone = useBelow('narrow');
  const prefixed = data.map((each) => ({
    ...each,
    label: `${label}: ${each.label}`,
  }));
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-1',
    children: [
      phone &&
        /* @__PURE__ */ jsx('span', {
          className: 'semibold',
          'aria-hidden': true,
          children: label,
        }),
      /* @__PURE__ */ jsx(ListSelect, {
        label,
        data: phone ? data : prefixed,
        ...select,
      }),
    ],
  });
}
// web/src/widgets/list-toolbar/list-toolbar.tsx
var FilterSheet = lazyRouteComponent(() => import('./filter-sheet-Dj3Yz1or.js'), 'FilterSheet');
/** On a phone the search and the chips stay at the top, and the rest is in a sheet. */
function ListToolbar({ search, chips, chipsEverywhere, children, ...sheet }) {
  const { filters } = messages;
  const phone = useBelow('narrow');
  const [opened, setOpened] = useState(false);
  const [needed, setNeeded] = useState(false);
  if (!phone)
    return /* @__PURE__ */ jsxs(Fragment$1, {
      children: [
        chipsEverywhere && chips,
        /* @__PURE__ */ jsxs('div', {
          className: `row wrap gap-2 ${list_toolbar_module_default.bar}`,
          children: [search, children],
        }),
      ],
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-2 border-bottom bg-page sticky p-line ${list_toolbar_module_default.top}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `flex gap-2 ${list_toolbar_module_default.fields}`,
        children: [
          search,
          /* @__PURE__ */ jsx(ActionIcon, {
            className: list_toolbar_module_default.button,
            variant: 'default',
            size: 44,
            'aria-label': filters.title,
            title: filters.title,
            onClick: () => {
              setNeeded(true);
              setOpened(true);
            },
            children: /* @__PURE__ */ jsx(IconAdjustmentsHorizontal, {
              size: 20,
              stroke: 1.75,
            }),
          }),
        ],
      }),
      chips,
      needed &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(FilterSheet, {
            opened,
            onClose: () => setOpened(false),
            ...sheet,
            children,
          }),
        }),
    ],
  });
}
var list_table_module_default = {
  frame: '_frame_1rywn_2',
  table: '_table_1rywn_18',
  head: '_head_1rywn_22',
  headCell: '_headCell_1rywn_22',
  bodyCell: '_bodyCell_1rywn_31',
  text: '_text_1rywn_37',
  note: '_note_1rywn_38',
  row: '_row_1rywn_57',
  select: '_select_1rywn_61',
  actions: '_actions_1rywn_66',
  link: '_link_1rywn_82',
};
// web/src/ui/list-table/list-frame.tsx
/** The frame around a list of staff: a table, or on a phone a list. */
function ListFrame({ label, stale, none, onClear, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `border-line rounded-md bg-surface ${list_table_module_default.frame}`,
    'aria-label': label,
    'aria-busy': stale,
    'data-stale': stale || void 0,
    children: [
      children,
      none !== null &&
        /* @__PURE__ */ jsxs('div', {
          className: 'grid justify-items-center gap-4 muted text-center p-none',
          children: [
            /* @__PURE__ */ jsx('p', { children: none }),
            onClear &&
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                onClick: onClear,
                children: messages.clearFilters,
              }),
          ],
        }),
    ],
  });
}
// web/src/ui/list-table/list-row.tsx
function ListRow({ id, position, selected, onSelect, selectLabel, children }) {
  return /* @__PURE__ */ jsxs('tr', {
    className: `inset-focus ${list_table_module_default.row}`,
    id,
    tabIndex: -1,
    'aria-rowindex': position,
    'data-selected': selected || void 0,
    children: [
      onSelect &&
        /* @__PURE__ */ jsx(SelectCell, {
          label: selectLabel,
          checked: selected ?? false,
          onChange: onSelect,
        }),
      children,
    ],
  });
}
function SelectCell({ label, checked, onChange, inHead = false }) {
  const place = inHead
    ? `bg-surface sticky ${list_table_module_default.headCell}`
    : list_table_module_default.bodyCell;
  return /* @__PURE__ */ jsx('td', {
    className: `overflow-hidden ${place} ${list_table_module_default.select}`,
    children: /* @__PURE__ */ jsx('input', {
      className: 'checkbox middle',
      type: 'checkbox',
      'aria-label': label,
      checked,
      onChange: ({ nativeEvent }) =>
        onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true),
    }),
  });
}
function Cell({ column, className = '', children }) {
  return /* @__PURE__ */ jsx('td', {
    className: `overflow-hidden ${list_table_module_default.bodyCell} ${className}`,
    'data-column': column,
    children,
  });
}
/** A line of a cell that is cut off at its end. */
function CellText({ title, className = '', children }) {
  return /* @__PURE__ */ jsx('span', {
    className: `${list_table_module_default.text} ${className}`,
    title,
    children,
  });
}
/** The second line of a cell. A narrow one replaces columns that have no room. */
function CellNote({ narrow = false, title, className = '', children }) {
  return /* @__PURE__ */ jsx('small', {
    className: `${list_table_module_default.note} ${className}`,
    title,
    'data-narrow': narrow || void 0,
    children,
  });
}
var ActionsCell = ({ children }) =>
  /* @__PURE__ */ jsx('td', {
    className: `overflow-hidden ${list_table_module_default.bodyCell} ${list_table_module_default.actions}`,
    children,
  });
// web/src/ui/list-table/column-header.tsx
function ColumnHeader({ column, order, onSort }) {
  const { name, folded = [] } = column;
  const active = [column, ...folded].some(({ sort }) => sort === order.sort);
  return /* @__PURE__ */ jsxs('th', {
    className: `bg-surface sticky ${list_table_module_default.headCell}`,
    scope: 'col',
    'data-column': name,
    ...(active && { 'aria-sort': order.order === 'asc' ? 'ascending' : 'descending' }),
    children: [
      /* @__PURE__ */ jsx(ColumnLabel, {
        column,
        order,
        onSort,
      }),
      folded.length > 0 &&
        /* @__PURE__ */ jsx('small', {
          className: list_table_module_default.note,
          'data-narrow': true,
          'data-sorts': Boolean(column.sort) || void 0,
          children: folded.map((each, index) =>
            /* @__PURE__ */ jsxs(
              'span',
              {
                children: [
                  index > 0 && ', ',
                  /* @__PURE__ */ jsx(ColumnLabel, {
                    column: each,
                    order,
                    onSort,
                  }),
                ],
              },
              each.name,
            ),
          ),
        }),
    ],
  });
}
function ColumnLabel({ column: { label, sort }, order, onSort }) {
  if (!sort) return label;
  const active = order.sort === sort;
  const Arrow = order.order === 'asc' ? IconArrowUp : IconArrowDown;
  const opposite = order.order === 'asc' ? 'desc' : 'asc';
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className:
      'inline-flex items-center gap-1 p-0 border-0 bg-none color-inherit clickable min-h-32 hover-ink',
    onClick: () => onSort(sort, active ? opposite : order.firstOrder(sort)),
    children: [
      label,
      active &&
        /* @__PURE__ */ jsx(Arrow, {
          size: 14,
          stroke: 2,
          'aria-hidden': true,
        }),
    ],
  });
}
// web/src/ui/list-table/list-table.tsx
/** A table of staff with a header that stays, whose columns can be sorted by and fold on narrow screens. */
function ListTable({ label, columns, selectAll, ...props }) {
  return /* @__PURE__ */ jsxs('table', {
    className: `w-full text-sm tabular fixed-table ${data_table_module_default.table} ${list_table_module_default.table} ${props.className}`,
    'aria-label': label,
    'aria-rowcount': props.rowCount,
    children: [
      /* @__PURE__ */ jsx('thead', {
        className: `${list_table_module_default.head} ${data_table_module_default.headRows}`,
        children: /* @__PURE__ */ jsxs('tr', {
          children: [
            selectAll &&
              /* @__PURE__ */ jsx(SelectCell, {
                ...selectAll,
                inHead: true,
              }),
            columns.map((column) =>
              /* @__PURE__ */ jsx(
                ColumnHeader,
                {
                  column,
                  order: props.order,
                  onSort: props.onSort,
                },
                column.name,
              ),
            ),
            /* @__PURE__ */ jsx('th', {
              scope: 'col',
              className: `bg-surface sticky ${list_table_module_default.headCell} ${list_table_module_default.actions}`,
              children: props.actions,
            }),
          ],
        }),
      }),
      props.children,
    ],
  });
}
export {
  CellText as a,
  list_table_module_default as c,
  CellNote as i,
  ListToolbar as l,
  ActionsCell as n,
  ListRow as o,
  Cell as r,
  ListFrame as s,
  ListTable as t,
  FilterSelect as u,
};
