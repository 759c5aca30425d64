import { messages } from '../../../lib/messages/payments.ts';
import { shortMoney } from '../../../lib/money.ts';
import panel from '../../../ui/panel.module.css';
import type { Month } from './month-change.ts';
import { formatMonth } from './month-name.ts';
import classes from './revenue.module.css';

interface Props {
  /** The oldest first. */
  months: readonly Month[];
  currency: string;
}

/** A bar for each month. The table of the months has the same figures in words. */
export function RecurringChart({ months, currency }: Props) {
  const { revenue: m } = messages;
  const most = Math.max(1, ...months.map(({ recurring }) => recurring));
  return (
    <section className={`${panel.panel} ${classes.chart}`}>
      <h2>{m.growth}</h2>
      <p>{m.growthAbout(currency)}</p>
      <ol className={classes.columns} aria-hidden>
        {months.map(({ month, recurring }) => (
          <li key={month}>
            <div className={classes.up}>
              <b>{shortMoney(recurring, currency)}</b>
              <i style={{ height: `${(85 * recurring) / most}%`, background: 'var(--chart-1)' }} />
            </div>
            <span>{formatMonth(month, { month: 'short' })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
