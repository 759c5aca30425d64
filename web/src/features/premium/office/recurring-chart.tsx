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
    <section className={`flex flex-col px-5 py-4 tabular-nums ${panel.panel} ${classes.chart}`}>
      <h2 className="heading">{m.growth}</h2>
      <p className="mt-0.5 text-sm text-muted">
        {m.growthAbout({ currency: currency.toUpperCase() })}
      </p>
      <ol className={`m-0 mt-3 flex flex-1 list-none p-0 ${classes.columns}`} aria-hidden>
        {months.map(({ month, recurring }) => (
          <li className={`grid min-w-0 flex-1 gap-1.5 text-center ${classes.month}`} key={month}>
            <div className={`flex min-h-0 flex-col items-center justify-end ${classes.up}`}>
              <b className={`font-semibold whitespace-nowrap ${classes.amount}`}>
                {shortMoney(recurring, currency)}
              </b>
              <i
                className={`block w-full flex-none ${classes.bar}`}
                style={{ height: `${(85 * recurring) / most}%`, background: 'var(--chart-1)' }}
              />
            </div>
            <time className="overflow-hidden text-muted" dateTime={month}>
              {formatMonth(month, { month: 'short' })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
