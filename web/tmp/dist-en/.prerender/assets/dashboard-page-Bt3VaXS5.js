globalThis.lazySources.push('src/features/statistics/dashboard-page.tsx');
import {
  F as errorText,
  R as defaultGrowthRange,
  b as formatNumber,
  r as Alert,
  v as capitalize,
  y as formatDate,
  z as growthRanges,
} from '../entry.mjs';
import { t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as FiguresSkeleton } from './figures-skeleton-BuOYv-vZ.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
/* empty css                          */
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { n as useExportFigures, t as useDashboard } from './statistics-DMA6Yv1v.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as presence_module_default } from './presence.module-Cy7TaB7I.js';
/* empty css                      */
import { Link, getRouteApi } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
// web/src/texts/en/statistics.ts
var growth$1 = (percent) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}%`;
var messages = {
  title: 'Dashboard Overview',
  loading: 'Loading dashboard data...',
  failed: 'Error loading dashboard data',
  again: 'Try again',
  stale: (time) => `The figures can't be updated right now. You see those from ${time}.`,
  about: (figure) => `What ${figure} means`,
  cards: {
    total: {
      label: 'Total Users',
      about: 'All accounts, including staff.',
    },
    vip: {
      label: 'VIP Users',
      about: 'Users with active premium.',
    },
    active: {
      label: 'Active Users',
      about: "Accounts that aren't deactivated, banned or leaving.",
    },
    newThisMonth: {
      label: 'New This Month',
      about:
        'Accounts created since the first of this month. The growth compares them with all of last month, so it is low until the month ends.',
    },
    newInAll: (count) => `${formatNumber(count)} new this month`,
    vipRate: (percent) => `${formatNumber(percent)}% VIP rate`,
    onlineNow: (count) => `${formatNumber(count)} online now`,
    growth: (percent) => `${growth$1(percent)} growth`,
  },
  charts: {
    growth: 'User Growth',
    joined: (from, to) => `By join date, ${from} to ${to}`,
    range: 'Time range',
    days: 'Days',
    span: (from, to) => `${from} to ${to}`,
    gender: 'Gender Distribution',
    age: 'Age Distribution',
    allUsers: 'All users',
    ages: 'Users with a date of birth',
    totalUsers: 'Total users joined',
    vipUsers: 'VIP users joined',
    month: 'Month',
    genderColumn: 'Gender',
    ageColumn: 'Age',
    users: 'Users',
    share: 'Share',
    showTable: (chart) => `${chart}: show as a table`,
    showChart: (chart) => `${chart}: show as a chart`,
    export: (chart) => `${chart}: export as CSV`,
    exportFailed: (error) => `The export failed: ${error}`,
    files: {
      growth: 'growth.csv',
      genders: 'genders.csv',
      ages: 'ages.csv',
    },
  },
  ranges: {
    '7-days': '7 days',
    '30-days': '30 days',
    '90-days': '90 days',
    '6-months': '6 months',
    '12-months': '12 months',
  },
  overview: {
    title: 'User Status Overview',
    active: 'Active',
    online: 'Online',
    vip: 'VIP',
    newThisMonth: 'New this month',
    profileComplete: 'Profile completion',
    verified: 'Email verified',
    outOf: (count, total) => `${formatNumber(count)} out of ${formatNumber(total)}`,
  },
  recent: {
    title: 'Recent Users',
    all: 'All users',
    name: 'Name',
    email: 'Email',
    joined: 'Join Date',
    status: 'Status',
    plan: 'Plan',
    presence: 'Presence',
    unknown: 'Unknown',
    active: 'Active',
    inactive: 'Inactive',
    premium: 'Premium',
    free: 'Free',
    online: 'Online',
    offline: 'Offline',
    none: 'No users yet.',
  },
};
var chart_panel_module_default = {
  actions: '_actions_1rqxj_1',
  table: '_table_1rqxj_11',
  picture: '_picture_1rqxj_16',
};
// web/src/features/statistics/chart-panel.tsx
/** A chart with a switch to the same figures as a table. Screen readers always read the table. */
function ChartPanel({ title, about, actions, columns, rows, ...content }) {
  const { charts } = messages;
  const [asTable, setAsTable] = useState(false);
  const label = asTable ? charts.showChart(title) : charts.showTable(title);
  return /* @__PURE__ */ jsxs('div', {
    className: `flex column p-panel relative ${panel_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'flex items-start between mb-3',
        children: [
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'heading',
                children: title,
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'mt-hairline muted text-sm',
                children: about,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex wrap justify-end gap-hairline ${chart_panel_module_default.actions}`,
            children: [
              actions,
              /* @__PURE__ */ jsx(ActionIcon, {
                variant: 'subtle',
                color: 'gray',
                size: 'lg',
                'aria-label': label,
                title: label,
                onClick: () => setAsTable(!asTable),
                children: asTable
                  ? /* @__PURE__ */ jsx(IconChartBar, {
                      size: 18,
                      stroke: 1.75,
                    })
                  : /* @__PURE__ */ jsx(IconTable, {
                      size: 18,
                      stroke: 1.75,
                    }),
              }),
            ],
          }),
        ],
      }),
      content.above,
      !asTable &&
        /* @__PURE__ */ jsxs('div', {
          className: `flex column ${chart_panel_module_default.picture}`,
          'aria-hidden': true,
          children: [
            /* @__PURE__ */ jsx('div', {
              children: /* @__PURE__ */ jsx(Suspense, {
                fallback: null,
                children: content.children,
              }),
            }),
            content.legend,
          ],
        }),
      /* @__PURE__ */ jsx('div', {
        className: asTable ? chart_panel_module_default.table : 'visually-hidden nowrap',
        children: /* @__PURE__ */ jsx(DataTable, {
          label: title,
          columns,
          children: rows.map((cells) =>
            /* @__PURE__ */ jsx(
              'tr',
              {
                children: cells.map((cell, index) =>
                  /* @__PURE__ */ jsx('td', { children: cell }, columns[index]),
                ),
              },
              cells[0],
            ),
          ),
        }),
      }),
    ],
  });
}
var age_chart_module_default = {
  bars: '_bars_1s6zb_1',
  age: '_age_1s6zb_4',
  bar: '_bar_1s6zb_1',
};
// web/src/features/statistics/export-figures.tsx
/** Downloads the figures of a chart. */
function ExportFigures({ chart, title, range = defaultGrowthRange }) {
  const { charts } = messages;
  const { mutate, isPending, error } = useExportFigures();
  const label = charts.export(title);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        size: 'lg',
        'aria-label': label,
        title: label,
        loading: isPending,
        onClick: () =>
          mutate({
            chart,
            range,
            file: charts.files[chart],
          }),
        children: /* @__PURE__ */ jsx(IconDownload, {
          size: 18,
          stroke: 1.75,
        }),
      }),
      error &&
        /* @__PURE__ */ jsx('p', {
          role: 'alert',
          children: charts.exportFailed(errorText(error)),
        }),
    ],
  });
}
// web/src/features/statistics/format-share.ts
var formatShare = (part, whole) =>
  formatNumber(whole === 0 ? 0 : part / whole, { style: 'percent' });
// web/src/features/statistics/age-chart.tsx
/** Horizontal bars: each has its group and its figure next to it, and all are relative to the longest. */
function AgeChart({ ages }) {
  const { charts } = messages;
  const total = ages.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...ages.map(({ count }) => count));
  const rows = ages.map(({ bucket, count }) => ({
    bucket,
    count: formatNumber(count),
    share: formatShare(count, total),
    length: `${(100 * count) / most}%`,
  }));
  return /* @__PURE__ */ jsx(ChartPanel, {
    title: charts.age,
    about: charts.ages,
    actions: /* @__PURE__ */ jsx(ExportFigures, {
      chart: 'ages',
      title: charts.age,
    }),
    columns: [charts.ageColumn, charts.users, charts.share],
    rows: rows.map(({ bucket, count, share }) => [bucket, count, share]),
    children: /* @__PURE__ */ jsx('ul', {
      className: `flex column between m-0 h-full text-sm tabular list-none ${age_chart_module_default.bars}`,
      children: rows.map(({ bucket, count, share, length }) =>
        /* @__PURE__ */ jsxs(
          'li',
          {
            className: `grid gap-1-by-2 ${age_chart_module_default.age}`,
            children: [
              bucket,
              ' ',
              /* @__PURE__ */ jsx('b', {
                className: 'semibold',
                children: count,
              }),
              ' ',
              /* @__PURE__ */ jsx('span', {
                className: 'muted text-end',
                children: share,
              }),
              /* @__PURE__ */ jsx('i', {
                className: `block full-row bg-muted-soft ${age_chart_module_default.bar}`,
                children: /* @__PURE__ */ jsx('i', {
                  className: `block full-row bg-chart-1 ${age_chart_module_default.bar}`,
                  style: { width: length },
                }),
              }),
            ],
          },
          bucket,
        ),
      ),
    }),
  });
}
var summary_cards_module_default = { growth: '_growth_zd2aq_1' };
// web/src/features/statistics/users-link.tsx
/** Links a figure to the list of its users, for staff who may read it. */
function UsersLink({ of, month, children }) {
  if (!may(useSession(), 'readUsers')) return /* @__PURE__ */ jsx(Fragment$1, { children });
  return /* @__PURE__ */ jsx(Link, {
    className: 'hover-underline',
    to: '/users',
    search: searchOf(of, month),
    children,
  });
}
function searchOf(of, month) {
  if (of === 'total') return {};
  if (of === 'vip') return { type: of };
  return of === 'newThisMonth' ? { joined: month } : { status: of };
}
// web/src/features/statistics/summary-cards.tsx
function SummaryCards({ figures }) {
  const { cards, about } = messages;
  const { total, vip, active, online, newThisMonth, vipRate, growthPercent } = figures;
  const details = {
    total: cards.newInAll(newThisMonth),
    vip: cards.vipRate(vipRate),
    active: cards.onlineNow(online),
    newThisMonth: /* @__PURE__ */ jsx(Growth, { percent: growthPercent }),
  };
  const values = {
    total,
    vip,
    active,
    newThisMonth,
  };
  return /* @__PURE__ */ jsx(FigureStrip, {
    figures: ['total', 'vip', 'active', 'newThisMonth'].map((name) => ({
      label: cards[name].label,
      about: cards[name].about,
      aboutLabel: about(cards[name].label),
      value: /* @__PURE__ */ jsx(UsersLink, {
        of: name,
        month: figures.month,
        children: formatNumber(values[name]),
      }),
      detail: details[name],
    })),
  });
}
/** The arrow repeats the sign. A minus has no colour: part of a month is compared with a whole one. */
function Growth({ percent }) {
  const Arrow = percent < 0 ? IconArrowDownRight : IconArrowUpRight;
  return /* @__PURE__ */ jsxs('span', {
    className: `inline-flex items-center gap-1 ${summary_cards_module_default.growth}`,
    'data-trend': percent > 0 ? 'up' : void 0,
    children: [
      percent !== 0 &&
        /* @__PURE__ */ jsx(Arrow, {
          size: 16,
          stroke: 2,
          'aria-hidden': true,
        }),
      messages.cards.growth(percent),
    ],
  });
}
var dashboard_page_module_default = {
  charts: '_charts_irti9_1',
  below: '_below_irti9_17',
};
// web/src/features/statistics/charts.ts
var BarChart = lazy(async () => ({ default: (await import('@mantine/charts')).BarChart }));
var DonutChart = lazy(async () => ({ default: (await import('@mantine/charts')).DonutChart }));
/** Keyboards and screen readers use the table of a chart, so the chart itself takes no focus. */
var withoutKeyboard = { accessibilityLayer: false };
/** The margin above leaves room for the highest label of the axis, which would otherwise slip below its line. */
var barLook = {
  h: '100%',
  barChartProps: {
    ...withoutKeyboard,
    margin: {
      top: 16,
      right: 4,
    },
  },
  withBarValueLabel: true,
  valueFormatter: (value) => formatNumber(value),
  gridColor: 'var(--chart-grid)',
  textColor: 'var(--ink-2)',
  strokeDasharray: '0',
  barProps: {
    radius: [3, 3, 0, 0],
    isAnimationActive: false,
  },
};
var legend_module_default = {
  legend: '_legend_vnrde_1',
  swatch: '_swatch_vnrde_7',
  share: '_share_vnrde_12',
};
// web/src/features/statistics/legend.tsx
function Legend({ rows }) {
  return /* @__PURE__ */ jsx('ul', {
    className: `plain-list text-sm ${legend_module_default.legend}`,
    'data-plain': !rows[0]?.count,
    children: rows.map(({ name, color, count, share }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: 'row gap-2 tabular py-1',
          children: [
            /* @__PURE__ */ jsx('span', {
              className: `flex-none rounded-xs ${legend_module_default.swatch}`,
              style: { background: color },
            }),
            name,
            count &&
              /* @__PURE__ */ jsx('b', {
                className: 'push-end semibold',
                children: count,
              }),
            share &&
              /* @__PURE__ */ jsx('span', {
                className: `muted text-end ${legend_module_default.share}`,
                children: share,
              }),
          ],
        },
        name,
      ),
    ),
  });
}
// web/src/features/statistics/gender-chart.tsx
function GenderChart({ genders }) {
  const { charts } = messages;
  const total = genders.reduce((sum, { count }) => sum + count, 0);
  const slices = genders.map(({ gender, count }, index) => ({
    name: capitalize(gender),
    value: count,
    color: `var(--chart-${index + 1})`,
  }));
  const rows = slices.map(({ name, value, color }) => ({
    name,
    color,
    count: formatNumber(value),
    share: formatShare(value, total),
  }));
  return /* @__PURE__ */ jsx(ChartPanel, {
    title: charts.gender,
    about: charts.allUsers,
    actions: /* @__PURE__ */ jsx(ExportFigures, {
      chart: 'genders',
      title: charts.gender,
    }),
    columns: [charts.genderColumn, charts.users, charts.share],
    rows: rows.map(({ name, count, share }) => [name, count, share]),
    legend: /* @__PURE__ */ jsx(Legend, { rows }),
    children: /* @__PURE__ */ jsx(DonutChart, {
      h: '100%',
      size: 148,
      thickness: 28,
      startAngle: 90,
      endAngle: -270,
      pieChartProps: withoutKeyboard,
      pieProps: { rootTabIndex: -1 },
      data: slices,
      chartLabel: formatNumber(total),
      valueFormatter: (value) => formatNumber(value),
      strokeColor: 'var(--surface)',
      tooltipDataSource: 'segment',
    }),
  });
}
// web/src/features/statistics/growth-chart.tsx
/** A day in the operator's time zone is the same day for every reader. */
var noon = (day) => `${day}T12:00:00Z`;
var formatDay = (day, length = 'medium') =>
  formatDate(noon(day), {
    timeZone: 'UTC',
    ...(length === 'short' && {
      dateStyle: void 0,
      day: 'numeric',
      month: 'short',
    }),
  });
var formatMonth = (day, shape) =>
  formatDate(noon(day), {
    timeZone: 'UTC',
    dateStyle: void 0,
    ...shape,
  });
var series = (charts) => [
  {
    name: 'total',
    label: charts.totalUsers,
    color: 'var(--chart-1)',
  },
  {
    name: 'vip',
    label: charts.vipUsers,
    color: 'var(--chart-2)',
  },
];
function GrowthChart({ growth, range, onRange }) {
  const { charts, ranges } = messages;
  const [first] = growth;
  const last = growth.at(-1);
  const byMonth = first !== void 0 && isMonth(first);
  return /* @__PURE__ */ jsx(ChartPanel, {
    title: charts.growth,
    about: first && last ? charts.joined(formatDay(first.from), formatDay(last.to)) : '',
    actions: /* @__PURE__ */ jsx(ExportFigures, {
      chart: 'growth',
      range,
      title: charts.growth,
    }),
    columns: [byMonth ? charts.month : charts.days, charts.totalUsers, charts.vipUsers],
    rows: growth.map((bar) => [
      byMonth
        ? formatMonth(bar.from, {
            month: 'long',
            year: 'numeric',
          })
        : daysOf(bar),
      formatNumber(bar.total),
      formatNumber(bar.vip),
    ]),
    above: /* @__PURE__ */ jsx('div', {
      className: 'mb-3',
      children: /* @__PURE__ */ jsx(Segments, {
        legend: charts.range,
        hidesLegend: true,
        dense: true,
        options: growthRanges.map((value) => ({
          value,
          label: ranges[value],
        })),
        value: range,
        onChange: onRange,
      }),
    }),
    legend: /* @__PURE__ */ jsx(Legend, {
      rows: series(charts).map(({ label, color }) => ({
        name: label,
        color,
      })),
    }),
    children: /* @__PURE__ */ jsx(BarChart, {
      ...barLook,
      maxBarWidth: 28,
      data: growth.map(({ from, total, vip }) => ({
        from: byMonth ? formatMonth(from, { month: 'short' }) : formatDay(from, 'short'),
        total,
        vip,
      })),
      dataKey: 'from',
      series: series(charts),
    }),
  });
}
/** No bar of days is as long as a month. */
var isMonth = ({ from, to }) => from.endsWith('-01') && Number(to.slice(8)) >= 28;
var daysOf = ({ from, to }) =>
  from === to ? formatDay(from) : messages.charts.span(formatDay(from), formatDay(to));
var recent_users_module_default = {
  emailBelow: '_emailBelow_13sah_1',
  email: '_email_13sah_1',
  panel: '_panel_13sah_10',
  cell: '_cell_13sah_14',
  long: '_long_13sah_19',
  recent: '_recent_13sah_29',
  joined: '_joined_13sah_49',
  presence: '_presence_13sah_55',
};
// web/src/features/statistics/recent-users.tsx
function RecentUsers({ users }) {
  const { recent: m } = messages;
  return /* @__PURE__ */ jsxs('section', {
    className: `${panel_module_default.panel} ${recent_users_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'flex items-baseline between text-sm p-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: m.title,
          }),
          /* @__PURE__ */ jsx(Link, {
            to: '/users',
            children: m.all,
          }),
        ],
      }),
      users.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted p-panel',
          children: m.none,
        }),
      users.length > 0 &&
        /* @__PURE__ */ jsx(DataTable, {
          label: m.title,
          stacks: true,
          columns: [m.name, m.email, m.joined, m.status, m.plan, m.presence],
          children: users.map((user) =>
            /* @__PURE__ */ jsxs(
              'tr',
              {
                className: recent_users_module_default.recent,
                children: [
                  /* @__PURE__ */ jsx('td', {
                    className: `semibold ${recent_users_module_default.cell}`,
                    children: /* @__PURE__ */ jsxs('div', {
                      className: 'row gap-2-5',
                      children: [
                        /* @__PURE__ */ jsx(PhotoAvatar, {
                          name: fullName(user) ?? m.unknown,
                          picture: user.profilePicture,
                          focus: user.profilePictureFocus,
                          size: 28,
                        }),
                        /* @__PURE__ */ jsxs('span', {
                          className: `block overflow-hidden ellipsis ${recent_users_module_default.long}`,
                          title: fullName(user) ?? m.unknown,
                          children: [
                            fullName(user) ?? m.unknown,
                            /* @__PURE__ */ jsx('small', {
                              className: `block muted text-xs normal overflow-hidden ellipsis ${recent_users_module_default.emailBelow}`,
                              children: user.email,
                            }),
                          ],
                        }),
                      ],
                    }),
                  }),
                  /* @__PURE__ */ jsx('td', {
                    'data-wide': true,
                    className: `${recent_users_module_default.email} ${recent_users_module_default.cell}`,
                    children: /* @__PURE__ */ jsx('span', {
                      className: `block overflow-hidden ellipsis ${recent_users_module_default.long}`,
                      title: user.email,
                      children: user.email,
                    }),
                  }),
                  /* @__PURE__ */ jsx('td', {
                    className: `${recent_users_module_default.cell} ${recent_users_module_default.joined}`,
                    'data-label': m.joined,
                    children: formatDate(user.createdAt),
                  }),
                  /* @__PURE__ */ jsx('td', {
                    className: recent_users_module_default.cell,
                    'data-label': m.status,
                    children: /* @__PURE__ */ jsx(StatusBadge, {
                      kind: user.isActive ? 'success' : 'neutral',
                      children: user.isActive ? m.active : m.inactive,
                    }),
                  }),
                  /* @__PURE__ */ jsx('td', {
                    className: recent_users_module_default.cell,
                    'data-label': m.plan,
                    children: user.isVIP
                      ? /* @__PURE__ */ jsx(StatusBadge, {
                          kind: 'gold',
                          children: m.premium,
                        })
                      : m.free,
                  }),
                  /* @__PURE__ */ jsx('td', {
                    className: `${recent_users_module_default.cell} ${recent_users_module_default.presence}`,
                    'data-label': m.presence,
                    children: /* @__PURE__ */ jsx('span', {
                      className: `inline-flex items-center gap-1-5 ${presence_module_default.presence}`,
                      'data-presence': user.isOnline ? 'online' : 'inactive',
                      children: user.isOnline ? m.online : m.offline,
                    }),
                  }),
                ],
              },
              user._id,
            ),
          ),
        }),
    ],
  });
}
// web/src/features/statistics/stale-figures.tsx
/** Says that the figures are outdated. The next update is automatic, so nothing has to be done. */
function StaleFigures({ at, onRetry }) {
  const { stale } = messages;
  return /* @__PURE__ */ jsxs(Alert, {
    kind: 'warning',
    children: [
      stale(
        formatDate(at, {
          dateStyle: void 0,
          timeStyle: 'short',
        }),
      ),
      ' ',
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        size: 'xs',
        onClick: onRetry,
        children: messages.again,
      }),
    ],
  });
}
var status_overview_module_default = {
  panel: '_panel_qyey5_2',
  facts: '_facts_qyey5_2',
  status: '_status_qyey5_8',
  value: '_value_qyey5_18',
  bar: '_bar_qyey5_23',
};
// web/src/features/statistics/status-overview.tsx
function StatusOverview({ figures }) {
  const { overview } = messages;
  const { total } = figures;
  const whole = /* @__PURE__ */ new Set(['profileComplete', 'verified']);
  return /* @__PURE__ */ jsxs('section', {
    className: `p-panel ${panel_module_default.panel} ${status_overview_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: overview.title,
      }),
      /* @__PURE__ */ jsx('dl', {
        className: `m-0 mt-2 ${status_overview_module_default.facts}`,
        children: ['active', 'online', 'vip', 'newThisMonth', 'profileComplete', 'verified'].map(
          (name) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: `grid items-center gap-3 border-top-soft text-sm min-h-target ${status_overview_module_default.status}`,
                children: [
                  /* @__PURE__ */ jsx('dt', {
                    children:
                      name === 'profileComplete'
                        ? overview[name]
                        : /* @__PURE__ */ jsx(UsersLink, {
                            of: name,
                            month: figures.month,
                            children: overview[name],
                          }),
                  }),
                  /* @__PURE__ */ jsxs('dd', {
                    className: `grid items-center gap-3 m-0 semibold tabular nowrap ${status_overview_module_default.value}`,
                    children: [
                      /* @__PURE__ */ jsx('meter', {
                        className: `w-full border-0 bg-muted-soft overflow-hidden rounded-xs ${status_overview_module_default.bar}`,
                        min: 0,
                        max: Math.max(1, total),
                        value: figures[name],
                        'aria-hidden': true,
                      }),
                      /* @__PURE__ */ jsx('span', {
                        className: 'text-end',
                        children: whole.has(name)
                          ? overview.outOf(figures[name], total)
                          : formatNumber(figures[name]),
                      }),
                    ],
                  }),
                ],
              },
              name,
            ),
        ),
      }),
    ],
  });
}
// web/src/features/statistics/dashboard-page.tsx
var route = getRouteApi('/dashboard');
function DashboardPage() {
  const { range = defaultGrowthRange } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useDashboard(range);
  const { data, error, updatedAt, refetch } = query;
  const mayReadUsers = may(useSession(), 'readUsers');
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      data && error
        ? /* @__PURE__ */ jsx(StaleFigures, {
            at: updatedAt,
            onRetry: () => void refetch(),
          })
        : /* @__PURE__ */ jsx(QueryState, {
            query,
            words: messages,
            skeleton: /* @__PURE__ */ jsx(FiguresSkeleton, {
              loading: messages.loading,
              className: dashboard_page_module_default.charts,
            }),
          }),
      data &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(SummaryCards, { figures: data }),
            /* @__PURE__ */ jsxs('div', {
              className: `grid gap-4 ${dashboard_page_module_default.charts}`,
              children: [
                /* @__PURE__ */ jsx(GrowthChart, {
                  growth: data.growth,
                  range,
                  onRange: (chosen) =>
                    void navigate({
                      search: { range: chosen === '6-months' ? void 0 : chosen },
                      replace: true,
                    }),
                }),
                /* @__PURE__ */ jsx(GenderChart, { genders: data.genders }),
                /* @__PURE__ */ jsx(AgeChart, { ages: data.ages }),
              ],
            }),
            /* @__PURE__ */ jsxs('div', {
              className: `grid gap-4 ${dashboard_page_module_default.below}`,
              children: [
                /* @__PURE__ */ jsx(StatusOverview, { figures: data }),
                mayReadUsers && /* @__PURE__ */ jsx(RecentUsers, { users: data.recent }),
              ],
            }),
          ],
        }),
    ],
  });
}
export { DashboardPage };
