import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { type Revenue, useRevenue } from '../../../api/premium/office.ts';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney, formatMoneyChange } from '../../../lib/formats/money.ts';
import { FigureStrip } from '../../../ui/lists/figure-strip.tsx';
import { FiguresSkeleton } from '../../../ui/states/figures-skeleton.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { changeOf, gainedIn, lostIn } from './month-change.ts';
import { MovesChart } from './moves-chart.tsx';
import { PlanShares } from './plan-shares.tsx';
import { RecurringChart } from './recurring-chart.tsx';
import { RevenueMonths } from './revenue-months.tsx';
import classes from './revenue.module.css';
import { PaymentClock } from '../payment-clock.tsx';

const year = 12;

/** Recurring revenue, how it changed, and the payments. */
export function RevenuePage() {
  const { revenue: m } = messages;
  const query = useRevenue(year);
  return (
    <StaffPage title={m.title}>
      <QueryState
        query={query}
        words={messages}
        skeleton={<FiguresSkeleton loading={messages.loading} className={classes.charts} />}
      />
      {query.data && <Figures revenue={query.data} />}
    </StaffPage>
  );
}

function Figures({ revenue }: { revenue: Revenue }) {
  const { revenue: m } = messages;
  const { currency, recurring, subscribers, byPlan, months } = revenue;
  const money = (amount: number) => formatMoney(amount, currency);
  const oldest = months.toSorted((a, b) => a.month.localeCompare(b.month));
  const now = oldest.at(-1);
  const before = oldest.at(-2);
  const figure = (label: string, value: string, about: string, detail: string | false) => ({
    label,
    value,
    about,
    aboutLabel: m.what({ figure: label }),
    ...(detail && { detail }),
  });
  return (
    <>
      <PaymentClock />
      <FigureStrip
        figures={[
          figure(
            m.recurring,
            money(recurring),
            m.recurringAbout,
            before !== undefined &&
              before.recurring > 0 &&
              m.since({ percent: percent(recurring / before.recurring - 1) }),
          ),
          figure(
            m.subscribers,
            formatNumber(subscribers),
            m.subscribersAbout,
            subscribers > 0 && m.each({ amount: money(Math.round(recurring / subscribers)) }),
          ),
          figure(
            m.net,
            money(now?.net ?? 0),
            m.netAbout,
            before !== undefined && m.before({ amount: money(before.net) }),
          ),
          figure(
            m.change,
            formatMoneyChange(now ? changeOf(now) : 0, currency),
            m.changeAbout,
            now !== undefined &&
              m.moved({
                gained: formatMoneyChange(gainedIn(now), currency),
                lost: money(lostIn(now)),
              }),
          ),
        ]}
      />
      <div className={`grid gap-4 ${classes.charts}`}>
        <RecurringChart months={oldest} currency={currency} />
        <MovesChart months={oldest} currency={currency} />
        <PlanShares plans={byPlan} currency={currency} />
      </div>
      <RevenueMonths months={oldest.toReversed()} currency={currency}>
        <Check revenue={revenue} />
      </RevenueMonths>
    </>
  );
}

const percent = (share: number) =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Whether the figures agree with the invoices of the payment provider. */
function Check({ revenue: { check, currency } }: { revenue: Revenue }) {
  const { checks: m } = messages.revenue;
  const date = check.at && formatDate(check.at, { timeStyle: 'short' });
  const [Icon, words] =
    check.status === 'never' || !date
      ? [IconClock, m.never]
      : check.status === 'equal'
        ? [IconCircleCheck, m.equal({ date })]
        : [
            IconAlertTriangle,
            m.different({ date, difference: formatMoney(check.difference, currency) }),
          ];
  return (
    <p
      className={`flex items-center gap-1.5 text-sm text-muted ${classes.check}`}
      data-status={check.status}
    >
      <Icon className={`flex-none ${classes.icon}`} size={18} stroke={1.75} aria-hidden />
      {words}
    </p>
  );
}
