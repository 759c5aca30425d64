globalThis.lazySources.push('src/features/premium/office/revenue-page.tsx');
import { i as useRevenue, o as movementKinds } from './office-Dcl28fgv.js';
import { b as formatNumber, n as useBelow, y as formatDate } from '../entry.mjs';
import { t as messages } from './payments-BDT96SC5.js';
import { n as formatMoneyChange, o as shortMoney, t as formatMoney } from './money-HiXGlaVQ.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import { t as FiguresSkeleton } from './figures-skeleton-BuOYv-vZ.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as PaymentClock } from './payment-clock-CIwOcFb8.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
// web/src/features/premium/office/month-change.ts
/** What a month gained, what it lost (negative), and the two together. */
var gainedIn = (month) => sumOf(month, (amount) => amount > 0);
var lostIn = (month) => sumOf(month, (amount) => amount < 0);
var changeOf = (month) => gainedIn(month) + lostIn(month);
var sumOf = (month, counts) =>
  movementKinds.reduce((sum, kind) => sum + (counts(month[kind]) ? month[kind] : 0), 0);
/** The total of one kind of change over all months. */
var totalOf = (months, kind) => months.reduce((sum, month) => sum + month[kind], 0);
// web/src/features/premium/office/month-name.ts
/** A month in the operator's time zone, whose middle is in it everywhere. */
var formatMonth = (month, options) =>
  formatDate(`${month}-15T12:00:00Z`, {
    dateStyle: void 0,
    ...options,
  });
var revenue_module_default = {
  charts: '_charts_3l62h_1',
  chart: '_chart_3l62h_1',
  columns: '_columns_3l62h_9',
  month: '_month_3l62h_13',
  amount: '_amount_3l62h_18',
  bar: '_bar_3l62h_22',
  up: '_up_3l62h_28',
  down: '_down_3l62h_37',
  scale: '_scale_3l62h_42',
  net: '_net_3l62h_47',
  netSwatch: '_netSwatch_3l62h_48',
  legend: '_legend_3l62h_68',
  swatch: '_swatch_3l62h_72',
  shares: '_shares_3l62h_79',
  plan: '_plan_3l62h_80',
  track: '_track_3l62h_85',
  share: '_share_3l62h_79',
  months: '_months_3l62h_99',
  cell: '_cell_3l62h_99',
  check: '_check_3l62h_103',
  icon: '_icon_3l62h_104',
};
// web/src/features/premium/office/moves-chart.tsx
var colors = [
  ['new', 'var(--chart-1)'],
  ['reactivation', 'var(--chart-4)'],
  ['expansion', 'var(--chart-5)'],
  ['churn', 'var(--chart-3)'],
  ['contraction', 'var(--chart-2)'],
];
/** Gains are above a line, losses below it, both to one scale. */
function MovesChart({ months, currency }) {
  const { revenue: m } = messages;
  const gained = Math.max(1, ...months.map(gainedIn));
  const lost = Math.max(1, ...months.map((month) => -lostIn(month)));
  const bars = (month, sign, most) =>
    colors
      .filter(([kind]) => month[kind] * sign > 0)
      .map(([kind, background]) =>
        /* @__PURE__ */ jsx(
          'i',
          {
            className: `block flex-none w-full ${revenue_module_default.bar}`,
            style: {
              height: `${(100 * month[kind] * sign) / most}%`,
              background,
            },
          },
          kind,
        ),
      );
  return /* @__PURE__ */ jsxs('section', {
    className: `flex column p-panel tabular ${panel_module_default.panel} ${revenue_module_default.chart}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: m.moves,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'mt-hairline muted text-sm',
        children: m.movesAbout(currency),
      }),
      /* @__PURE__ */ jsx('ol', {
        className: `plain-list flex flex-1 mt-3 ${revenue_module_default.columns}`,
        'aria-hidden': true,
        children: months.map((month) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `grid flex-1 gap-1-5 min-w-0 text-center ${revenue_module_default.month}`,
              children: [
                /* @__PURE__ */ jsxs('div', {
                  className: 'grid min-h-0 pt-5',
                  style: { gridTemplateRows: `${gained}fr ${lost}fr` },
                  children: [
                    /* @__PURE__ */ jsxs('div', {
                      className: `flex column items-center justify-end min-h-0 ${revenue_module_default.up}`,
                      children: [
                        /* @__PURE__ */ jsx('b', {
                          className: `semibold nowrap ${revenue_module_default.amount}`,
                          children: shortMoney(changeOf(month), currency),
                        }),
                        bars(month, 1, gained).toReversed(),
                      ],
                    }),
                    /* @__PURE__ */ jsx('div', {
                      className: `relative z-1 ${revenue_module_default.scale}`,
                      children: /* @__PURE__ */ jsx('i', {
                        className: `absolute content-box ${revenue_module_default.net}`,
                        style: { top: `${(100 * (gained - changeOf(month))) / (gained + lost)}%` },
                      }),
                    }),
                    /* @__PURE__ */ jsx('div', {
                      className: `flex column items-center min-h-0 ${revenue_module_default.down}`,
                      children: bars(month, -1, lost),
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx('span', {
                  className: 'muted overflow-hidden',
                  children: formatMonth(month.month, { month: 'short' }),
                }),
              ],
            },
            month.month,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs('ul', {
        className: `plain-list grid text-sm mt-3 ${revenue_module_default.legend}`,
        children: [
          /* @__PURE__ */ jsxs('li', {
            className: 'row gap-2',
            children: [
              /* @__PURE__ */ jsx('i', {
                className: `flex-none ${revenue_module_default.netSwatch}`,
              }),
              m.netShort,
            ],
          }),
          colors.map(([kind, background]) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: 'row gap-2',
                children: [
                  /* @__PURE__ */ jsx('i', {
                    className: `flex-none ${revenue_module_default.swatch}`,
                    style: { background },
                  }),
                  m.movements[kind],
                  ' ',
                  /* @__PURE__ */ jsx('b', {
                    className: 'push-end semibold',
                    children: formatMoneyChange(totalOf(months, kind), currency),
                  }),
                ],
              },
              kind,
            ),
          ),
        ],
      }),
    ],
  });
}
// web/src/features/premium/office/plan-shares.tsx
function PlanShares({ plans, currency }) {
  const { revenue: m, plans: names } = messages;
  const all = plans.reduce((sum, { recurring }) => sum + recurring, 0);
  const share = (recurring) => (all ? recurring / all : 0);
  return /* @__PURE__ */ jsxs('section', {
    className: `flex column p-panel tabular ${panel_module_default.panel} ${revenue_module_default.chart}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: m.byPlan,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'mt-hairline muted text-sm',
        children: m.byPlanAbout,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `plain-list flex column gap-6 text-sm mt-4 ${revenue_module_default.shares}`,
        children: plans.map(({ plan, recurring, subscribers }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `grid ${revenue_module_default.plan}`,
              children: [
                /* @__PURE__ */ jsx('b', {
                  className: 'semibold',
                  children: names[plan],
                }),
                /* @__PURE__ */ jsx('b', {
                  className: 'semibold text-end',
                  children: formatMoney(recurring, currency),
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `block full-row bg-muted-soft ${revenue_module_default.track}`,
                  'aria-hidden': true,
                  children: /* @__PURE__ */ jsx('i', {
                    className: `block full-row bg-chart-1 ${revenue_module_default.share}`,
                    style: { width: `${100 * share(recurring)}%` },
                  }),
                }),
                /* @__PURE__ */ jsx('span', {
                  className: 'muted',
                  children: m.ofPlan(subscribers),
                }),
                /* @__PURE__ */ jsx('span', {
                  className: 'muted text-end',
                  children: formatNumber(share(recurring), { style: 'percent' }),
                }),
              ],
            },
            plan,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/premium/office/recurring-chart.tsx
/** A bar for each month. The table of the months has the same figures in words. */
function RecurringChart({ months, currency }) {
  const { revenue: m } = messages;
  const most = Math.max(1, ...months.map(({ recurring }) => recurring));
  return /* @__PURE__ */ jsxs('section', {
    className: `flex column p-panel tabular ${panel_module_default.panel} ${revenue_module_default.chart}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: m.growth,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'mt-hairline muted text-sm',
        children: m.growthAbout(currency),
      }),
      /* @__PURE__ */ jsx('ol', {
        className: `plain-list flex flex-1 mt-3 ${revenue_module_default.columns}`,
        'aria-hidden': true,
        children: months.map(({ month, recurring }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `grid flex-1 gap-1-5 min-w-0 text-center ${revenue_module_default.month}`,
              children: [
                /* @__PURE__ */ jsxs('div', {
                  className: `flex column items-center justify-end min-h-0 ${revenue_module_default.up}`,
                  children: [
                    /* @__PURE__ */ jsx('b', {
                      className: `semibold nowrap ${revenue_module_default.amount}`,
                      children: shortMoney(recurring, currency),
                    }),
                    /* @__PURE__ */ jsx('i', {
                      className: `block flex-none w-full ${revenue_module_default.bar}`,
                      style: {
                        height: `${(85 * recurring) / most}%`,
                        background: 'var(--chart-1)',
                      },
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx('span', {
                  className: 'muted overflow-hidden',
                  children: formatMonth(month, { month: 'short' }),
                }),
              ],
            },
            month,
          ),
        ),
      }),
    ],
  });
}
var month_lines_module_default = {
  months: '_months_wjcea_1',
  summary: '_summary_wjcea_1',
  icon: '_icon_wjcea_10',
  facts: '_facts_wjcea_15',
};
// web/src/features/premium/office/month-lines.tsx
/** The main figures are visible: recurring revenue, how it changed, and the net payments. */
function MonthLines({ months, currency, cells }) {
  const { revenue: m } = messages;
  return /* @__PURE__ */ jsx('ul', {
    className: `plain-list tabular ${month_lines_module_default.months}`,
    children: months.map((month) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          className: 'border-top-soft',
          children: /* @__PURE__ */ jsxs('details', {
            children: [
              /* @__PURE__ */ jsxs('summary', {
                className: `grid muted text-sm list-none clickable inset-focus ${month_lines_module_default.summary}`,
                children: [
                  /* @__PURE__ */ jsx('b', {
                    className: 'text-md semibold ink',
                    children: formatMonth(month.month, {
                      month: 'short',
                      year: 'numeric',
                    }),
                  }),
                  /* @__PURE__ */ jsxs('b', {
                    className: 'text-md semibold ink',
                    children: [
                      /* @__PURE__ */ jsx('span', {
                        className: 'muted text-sm normal',
                        children: m.netShort,
                      }),
                      ' ',
                      formatMoney(month.net, currency),
                    ],
                  }),
                  /* @__PURE__ */ jsxs('span', {
                    children: [m.recurringShort, ' ', formatMoney(month.recurring, currency)],
                  }),
                  /* @__PURE__ */ jsx('span', {
                    children: formatMoneyChange(changeOf(month), currency),
                  }),
                  /* @__PURE__ */ jsx(IconChevronDown, {
                    className: `self-center turn ${month_lines_module_default.icon}`,
                    size: 18,
                    stroke: 1.75,
                    'aria-hidden': true,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('dl', {
                className: `grid m-0 text-sm gap-2-by-3 ${month_lines_module_default.facts}`,
                children: cells(month).map(({ key, name, text }) =>
                  /* @__PURE__ */ jsxs(
                    'div',
                    {
                      children: [
                        /* @__PURE__ */ jsx('dt', {
                          className: 'muted text-xs',
                          children: name,
                        }),
                        /* @__PURE__ */ jsx('dd', {
                          className: 'm-0',
                          children: text,
                        }),
                      ],
                    },
                    key,
                  ),
                ),
              }),
            ],
          }),
        },
        month.month,
      ),
    ),
  });
}
// web/src/features/premium/office/revenue-months.tsx
var amounts = [
  ['recurring', messages.revenue.recurringShort],
  ['new', messages.revenue.movements.new],
  ['expansion', messages.revenue.movements.expansion],
  ['contraction', messages.revenue.movements.contraction],
  ['churn', messages.revenue.movements.churn],
  ['reactivation', messages.revenue.movements.reactivation],
  ['paid', messages.revenue.paid],
  ['refunded', messages.revenue.refunded],
  ['withdrawn', messages.revenue.withdrawn],
  ['net', messages.revenue.netShort],
];
/** Month by month. On a phone each month is a line that opens. */
function RevenueMonths({ months, currency, children }) {
  const { revenue: m } = messages;
  const phone = useBelow('narrow');
  const cells = (month) =>
    amounts.map(([key, name]) => ({
      key,
      name,
      text: month[key] === 0 ? m.nothing : formatMoney(month[key], currency),
    }));
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel} ${revenue_module_default.months}`,
    'aria-label': phone ? m.months : void 0,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'row wrap between gap-1-by-4 p-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: m.months,
          }),
          children,
        ],
      }),
      phone
        ? /* @__PURE__ */ jsx(MonthLines, {
            months,
            currency,
            cells,
          })
        : /* @__PURE__ */ jsx(DataTable, {
            label: m.months,
            columns: [m.monthColumns, ...amounts.map(([, name]) => name)],
            numeric: true,
            children: months.map((month) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ jsx('td', {
                      className: revenue_module_default.cell,
                      children: formatMonth(month.month, {
                        month: 'short',
                        year: 'numeric',
                      }),
                    }),
                    cells(month).map(({ key, text }) =>
                      /* @__PURE__ */ jsx(
                        'td',
                        {
                          className: revenue_module_default.cell,
                          children: text,
                        },
                        key,
                      ),
                    ),
                  ],
                },
                month.month,
              ),
            ),
          }),
    ],
  });
}
// web/src/features/premium/office/revenue-page.tsx
var year = 12;
/** Recurring revenue, how it changed, and the payments. */
function RevenuePage() {
  const { revenue: m } = messages;
  const query = useRevenue(year);
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(FiguresSkeleton, {
          loading: messages.loading,
          className: revenue_module_default.charts,
        }),
      }),
      query.data && /* @__PURE__ */ jsx(Figures, { revenue: query.data }),
    ],
  });
}
function Figures({ revenue }) {
  const { revenue: m } = messages;
  const { currency, recurring, subscribers, byPlan, months } = revenue;
  const money = (amount) => formatMoney(amount, currency);
  const oldest = months.toSorted((a, b) => a.month.localeCompare(b.month));
  const now = oldest.at(-1);
  const before = oldest.at(-2);
  const figure = (label, value, about, detail) => ({
    label,
    value,
    about,
    aboutLabel: m.what(label),
    ...(detail && { detail }),
  });
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(PaymentClock, {}),
      /* @__PURE__ */ jsx(FigureStrip, {
        figures: [
          figure(
            m.recurring,
            money(recurring),
            m.recurringAbout,
            before !== void 0 &&
              before.recurring > 0 &&
              m.since(percent(recurring / before.recurring - 1)),
          ),
          figure(
            m.subscribers,
            formatNumber(subscribers),
            m.subscribersAbout,
            subscribers > 0 && m.each(money(Math.round(recurring / subscribers))),
          ),
          figure(
            m.net,
            money(now?.net ?? 0),
            m.netAbout,
            before !== void 0 && m.before(money(before.net)),
          ),
          figure(
            m.change,
            formatMoneyChange(now ? changeOf(now) : 0, currency),
            m.changeAbout,
            now !== void 0 &&
              m.moved(formatMoneyChange(gainedIn(now), currency), money(lostIn(now))),
          ),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid gap-4 ${revenue_module_default.charts}`,
        children: [
          /* @__PURE__ */ jsx(RecurringChart, {
            months: oldest,
            currency,
          }),
          /* @__PURE__ */ jsx(MovesChart, {
            months: oldest,
            currency,
          }),
          /* @__PURE__ */ jsx(PlanShares, {
            plans: byPlan,
            currency,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(RevenueMonths, {
        months: oldest.toReversed(),
        currency,
        children: /* @__PURE__ */ jsx(Check, { revenue }),
      }),
    ],
  });
}
var percent = (share) =>
  formatNumber(share, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
/** Whether the figures agree with the invoices of the payment provider. */
function Check({ revenue: { check, currency } }) {
  const { checks: m } = messages.revenue;
  const date = check.at && formatDate(check.at, { timeStyle: 'short' });
  const [Icon, words] =
    check.status === 'never' || !date
      ? [IconClock, m.never]
      : check.status === 'equal'
        ? [IconCircleCheck, m.equal(date)]
        : [IconAlertTriangle, m.different(date, formatMoney(check.difference, currency))];
  return /* @__PURE__ */ jsxs('p', {
    className: `row gap-1-5 muted text-sm ${revenue_module_default.check}`,
    'data-status': check.status,
    children: [
      /* @__PURE__ */ jsx(Icon, {
        className: `flex-none ${revenue_module_default.icon}`,
        size: 18,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      words,
    ],
  });
}
export { RevenuePage };
