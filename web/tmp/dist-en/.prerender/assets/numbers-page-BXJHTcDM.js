globalThis.lazySources.push('src/features/desk/numbers/numbers-page.tsx');
import { x as Time } from './members-DaHwJcC0.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { b as formatNumber } from '../entry.mjs';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
import { t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import { Link, getRouteApi } from '@tanstack/react-router';
import 'typebox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// contract/src/desk/numbers-period.ts
var numbersPeriods = [7, 30, 90, 365];
// contract/src/desk/numbers.ts
({ ...Time });
var readNumbers = {
  method: 'GET',
  url: '/desk/numbers',
  access: ['administrator', 'analyst', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/desk/numbers.ts
var useDeskNumbers = (days) =>
  useQuery({
    ...queryOf(readNumbers, { query: { days } }),
    placeholderData: keepPreviousData,
    ...followed(6e4, 'staff:reports'),
  });
// web/src/texts/en/desk-numbers.ts
/** A median that people can compare: minutes, hours or days. */
var oneDigit = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};
function time(hours) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))} min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)} h`;
  return `${formatNumber(hours / 24, oneDigit)} days`;
}
var messages = {
  title: 'Desk Numbers',
  period: 'Period',
  days: (days) => (days === 365 ? '1 year' : `${days} days`),
  loading: 'Loading numbers...',
  failed: 'Error loading numbers',
  again: 'Try again',
  about: (name) => `What is "${name}"?`,
  totals: {
    open: {
      label: 'Open',
      about: 'Cases waiting for a decision now.',
    },
    claimed: {
      label: 'Claimed',
      about: 'Open cases that a colleague works on now.',
    },
    escalated: {
      label: 'Escalated',
      about: 'Open cases that were passed on.',
    },
    waitingAppeals: {
      label: 'Waiting appeals',
      about: 'Appeals without an outcome now.',
    },
    appealed: {
      label: 'Appealed',
      about: 'Appeals made in this period.',
    },
    reversed: {
      label: 'Reversed',
      about: 'Appeals that reversed a decision in this period, fully or partly.',
    },
  },
  types: 'By problem type',
  typeColumns: ['Problem type', 'Received', 'Open', 'First answer', 'Decision'],
  noTypes: 'No reports in this period.',
  moderators: 'By colleague',
  moderatorColumns: [
    'Name',
    'Decisions',
    'Time to decision',
    'First answers',
    'Time to first answer',
    'Appealed',
    'Reversed',
  ],
  noModerators: 'There were no decisions or answers in this period.',
  noName: 'No name',
  time,
};
var numbers_page_module_default = {
  panel: '_panel_ois08_1',
  link: '_link_ois08_1',
  cell: '_cell_ois08_5',
  bar: '_bar_ois08_11',
  types: '_types_ois08_29',
};
// web/src/features/desk/numbers/bar.tsx
/** The length of a row's first figure compared with the largest; the figure itself is in the row. */
var Bar = ({ share }) =>
  /* @__PURE__ */ jsx('i', {
    'aria-hidden': true,
    className: `block mt-1 bg-muted-soft rounded-xs ${numbers_page_module_default.bar}`,
    children: /* @__PURE__ */ jsx('i', {
      className: 'block h-full rounded-xs bg-chart-1',
      style: { width: `${share * 100}%` },
    }),
  });
// web/src/features/desk/numbers/moderator-table.tsx
/**
 * What a colleague did is in the audit log, which administrators read. It also has decisions that were undone, so the
 * name links to it and not the number.
 */
function ModeratorTable({ moderators, from }) {
  const readsLog = may(useSession(), 'readAudit');
  const columns = messages.moderatorColumns;
  const most = Math.max(1, ...moderators.map(({ decisions }) => decisions));
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel} ${numbers_page_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'p-head heading',
        children: messages.moderators,
      }),
      /* @__PURE__ */ jsx(DataTable, {
        label: messages.moderators,
        columns,
        stacks: true,
        numeric: true,
        children: moderators.map((each) =>
          /* @__PURE__ */ jsxs(
            'tr',
            {
              children: [
                /* @__PURE__ */ jsxs('td', {
                  className: numbers_page_module_default.cell,
                  children: [
                    readsLog
                      ? /* @__PURE__ */ jsx(Link, {
                          className: numbers_page_module_default.link,
                          to: '/audit',
                          search: {
                            actor: each._id,
                            action: 'case.decide',
                            from: from.slice(0, 10),
                          },
                          children: each.name ?? messages.noName,
                        })
                      : (each.name ?? messages.noName),
                    ' ',
                    /* @__PURE__ */ jsx(Bar, { share: each.decisions / most }),
                  ],
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[1],
                  children: formatNumber(each.decisions),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[2],
                  children: messages.time(each.decisionHours),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[3],
                  children: formatNumber(each.answers),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[4],
                  children: messages.time(each.firstAnswerHours),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[5],
                  children: formatNumber(each.appealed),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': columns[6],
                  children: formatNumber(each.reversed),
                }),
              ],
            },
            each._id,
          ),
        ),
      }),
      moderators.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted p-panel',
          children: messages.noModerators,
        }),
    ],
  });
}
// web/src/features/desk/numbers/numbers-search.ts
var periodIn = ({ days }) => numbersPeriods.find((each) => each === days) ?? 30;
// web/src/features/desk/numbers/totals.tsx
var names = ['open', 'claimed', 'escalated', 'waitingAppeals', 'appealed', 'reversed'];
var rowsOf = (from) => ({
  open: { to: '/desk' },
  claimed: {
    to: '/desk',
    search: { show: 'claimed' },
  },
  escalated: {
    to: '/desk',
    search: { show: 'escalated' },
  },
  waitingAppeals: { to: '/desk/appeals' },
  appealed: {
    to: '/desk/appeals',
    search: {
      state: 'all',
      from,
    },
  },
  reversed: {
    to: '/desk/appeals',
    search: {
      state: 'changed',
      from,
    },
  },
});
/** The desk now, and the appeals of the period. Each number links to its rows, for staff who may read them. */
function Totals({ numbers }) {
  const rows = rowsOf(numbers.from);
  return /* @__PURE__ */ jsx(FigureStrip, {
    figures: names.map((name) => ({
      label: messages.totals[name].label,
      about: messages.totals[name].about,
      aboutLabel: messages.about(messages.totals[name].label),
      value: /* @__PURE__ */ jsx(Rows, {
        of: rows[name],
        children: formatNumber(numbers[name]),
      }),
    })),
  });
}
function Rows({ of, children }) {
  if (!may(useSession(), 'readReports')) return /* @__PURE__ */ jsx(Fragment, { children });
  return /* @__PURE__ */ jsx(Link, {
    className: numbers_page_module_default.link,
    ...of,
    children,
  });
}
// web/src/features/desk/numbers/type-table.tsx
function TypeTable({ types, from }) {
  const most = Math.max(1, ...types.map(({ received }) => received));
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel} ${numbers_page_module_default.panel} ${numbers_page_module_default.types}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'p-head heading',
        children: messages.types,
      }),
      /* @__PURE__ */ jsx(DataTable, {
        label: messages.types,
        columns: messages.typeColumns,
        stacks: true,
        numeric: true,
        children: types.map(({ type, received, open, firstAnswerHours, decisionHours }) =>
          /* @__PURE__ */ jsxs(
            'tr',
            {
              children: [
                /* @__PURE__ */ jsxs('td', {
                  className: numbers_page_module_default.cell,
                  children: [type, ' ', /* @__PURE__ */ jsx(Bar, { share: received / most })],
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': messages.typeColumns[1],
                  children: /* @__PURE__ */ jsx(Rows, {
                    of: {
                      to: '/reports',
                      search: {
                        problem_type: type,
                        from,
                      },
                    },
                    children: formatNumber(received),
                  }),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': messages.typeColumns[2],
                  children: /* @__PURE__ */ jsx(Rows, {
                    of: {
                      to: '/reports',
                      search: {
                        problem_type: type,
                        status: 'open',
                        from,
                      },
                    },
                    children: formatNumber(open),
                  }),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': messages.typeColumns[3],
                  children: messages.time(firstAnswerHours),
                }),
                /* @__PURE__ */ jsx('td', {
                  className: numbers_page_module_default.cell,
                  'data-label': messages.typeColumns[4],
                  children: messages.time(decisionHours),
                }),
              ],
            },
            type,
          ),
        ),
      }),
      types.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted p-panel',
          children: messages.noTypes,
        }),
    ],
  });
}
// web/src/features/desk/numbers/numbers-page.tsx
var route = getRouteApi('/desk/numbers');
var options = numbersPeriods.map((days) => ({
  value: `${days}`,
  label: messages.days(days),
}));
/** How fast the team answers and decides, and how often it was wrong. */
function NumbersPage() {
  const days = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  const query = useDeskNumbers(days);
  const show = (wanted) => {
    const found = numbersPeriods.find((each) => `${each}` === wanted);
    navigate({ search: { days: found === 30 ? void 0 : found } });
  };
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('div', {
        className: 'max-w-field',
        children: /* @__PURE__ */ jsx(Segments, {
          legend: messages.period,
          options,
          value: `${days}`,
          onChange: show,
        }),
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        rows: 6,
      }),
      query.data &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx(Totals, { numbers: query.data }),
            /* @__PURE__ */ jsx(TypeTable, {
              types: query.data.types,
              from: query.data.from,
            }),
            /* @__PURE__ */ jsx(ModeratorTable, {
              moderators: query.data.moderators,
              from: query.data.from,
            }),
          ],
        }),
    ],
  });
}
export { NumbersPage };
