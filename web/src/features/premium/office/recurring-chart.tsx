import { messages } from '#texts/payments.ts';
import { shortMoney } from '../../../lib/formats/money.ts';
import panel from '../../../ui/pages/panel.module.css';
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
    <section className={`flex column p-panel tabular ${panel.panel} ${classes.chart}`}>
      <h2 className="heading">{m.growth}</h2>
      <p className="mt-hairline muted text-sm">
        {m.growthAbout({ currency: currency.toUpperCase() })}
      </p>
      <ol className={`plain-list flex flex-1 mt-3 ${classes.columns}`} aria-hidden>
        {months.map(({ month, recurring }) => (
          <li className={`grid flex-1 gap-1-5 min-w-0 text-center ${classes.month}`} key={month}>
            <div className={`flex column items-center justify-end min-h-0 ${classes.up}`}>
              <b className={`semibold nowrap ${classes.amount}`}>
                {shortMoney(recurring, currency)}
              </b>
              <i
                className={`block flex-none w-full ${classes.bar}`}
                style={{ height: `${(85 * recurring) / most}%`, background: 'var(--chart-1)' }}
              />
            </div>
            <time className="muted overflow-hidden" dateTime={month}>
              {formatMonth(month, { month: 'short' })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
