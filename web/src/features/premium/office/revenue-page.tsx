import type { MovementKind } from '@kindred/contract/premium/revenue';
import { type Revenue, useRevenue } from '../../../api/premium/office.ts';
import { formatDate, formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { FigureStrip } from '../../../ui/figure-strip.tsx';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import panel from '../../../ui/panel.module.css';
import { QueryState } from '../../../ui/query-state.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import classes from './office.module.css';
import { RevenueMonths } from './revenue-months.tsx';

const year = 12;

/** What comes in regularly, how it changed, and what was paid. */
export function RevenuePage() {
  const { revenue: m } = messages;
  const query = useRevenue(year);
  return (
    <StaffPage title={m.title}>
      {!query.data && !query.error && <ListSkeleton loading={messages.loading} />}
      {query.error && <QueryState query={query} words={messages} />}
      {query.data && <Figures revenue={query.data} />}
    </StaffPage>
  );
}

const kinds: MovementKind[] = ['new', 'expansion', 'contraction', 'churn', 'reactivation'];

function Figures({ revenue }: { revenue: Revenue }) {
  const { revenue: m, plans } = messages;
  const { currency, recurring, subscribers, byPlan, months } = revenue;
  const money = (amount: number) => formatMoney(amount, currency);
  const latest = months.toSorted((a, b) => b.month.localeCompare(a.month));
  const [now] = latest;
  const change = now ? kinds.reduce((sum, kind) => sum + now[kind], 0) : 0;
  const figure = (label: string, value: string, about: string) => ({
    label,
    value,
    about,
    aboutLabel: m.what(label),
  });
  return (
    <>
      <FigureStrip
        figures={[
          figure(m.recurring, money(recurring), m.recurringAbout),
          figure(m.subscribers, formatNumber(subscribers), m.subscribersAbout),
          figure(m.net, money(now?.net ?? 0), m.netAbout),
          figure(m.change, money(change), m.changeAbout),
        ]}
      />
      <p className={classes.quiet}>
        <Check revenue={revenue} />
      </p>
      <section className={`${panel.panel} ${classes.titled}`}>
        <h2>{m.byPlan}</h2>
        <DataTable label={m.byPlan} columns={m.planColumns} stacks>
          {byPlan.map(({ plan, recurring: of, subscribers: count }) => (
            <tr key={plan}>
              <td data-label={m.planColumns[0]}>{plans[plan]}</td>
              <td data-label={m.planColumns[1]}>{money(of)}</td>
              <td data-label={m.planColumns[2]}>{formatNumber(count)}</td>
            </tr>
          ))}
        </DataTable>
      </section>
      <RevenueMonths months={latest} currency={currency} />
    </>
  );
}

/** Whether the figures agree with the invoices of the payment provider. */
function Check({ revenue: { check, currency } }: { revenue: Revenue }) {
  const { checks: m } = messages.revenue;
  if (check.status === 'never' || !check.at) return m.never;
  const date = formatDate(check.at, { timeStyle: 'short' });
  return check.status === 'equal'
    ? m.equal(date)
    : m.different(date, formatMoney(check.difference, currency));
}
