import type { MovementKind } from '@kindred/contract/premium/revenue';
import { messages } from '#texts/payments.ts';
import { formatMoneyChange, shortMoney } from '../../../lib/formats/money.ts';
import panel from '../../../ui/pages/panel.module.css';
import { type Month, changeOf, gainedIn, lostIn, totalOf } from './month-change.ts';
import { formatMonth } from './month-name.ts';
import classes from './revenue.module.css';

interface Props {
  /** The oldest first. */
  months: readonly Month[];
  currency: string;
}

const colors = [
  ['new', 'var(--chart-1)'],
  ['reactivation', 'var(--chart-4)'],
  ['expansion', 'var(--chart-5)'],
  ['churn', 'var(--chart-3)'],
  ['contraction', 'var(--chart-2)'],
] as const satisfies [MovementKind, string][];

/** Gains are above a line, losses below it, both to one scale. */
export function MovesChart({ months, currency }: Props) {
  const { revenue: m } = messages;
  const gained = Math.max(1, ...months.map(gainedIn));
  const lost = Math.max(1, ...months.map((month) => -lostIn(month)));
  const bars = (month: Month, sign: 1 | -1, most: number) =>
    colors
      .filter(([kind]) => month[kind] * sign > 0)
      .map(([kind, background]) => (
        <i
          className={`block w-full flex-none ${classes.bar}`}
          key={kind}
          style={{ height: `${(100 * month[kind] * sign) / most}%`, background }}
        />
      ));
  return (
    <section className={`flex flex-col px-5 py-4 tabular-nums ${panel.panel} ${classes.chart}`}>
      <h2 className="heading">{m.moves}</h2>
      <p className="mt-0.5 text-sm text-muted">
        {m.movesAbout({ currency: currency.toUpperCase() })}
      </p>
      <ol className={`m-0 mt-3 flex flex-1 list-none p-0 ${classes.columns}`} aria-hidden>
        {months.map((month) => (
          <li
            className={`grid min-w-0 flex-1 gap-1.5 text-center ${classes.month}`}
            key={month.month}
          >
            <div
              className="grid min-h-0 pt-5"
              style={{ gridTemplateRows: `${gained}fr ${lost}fr` }}
            >
              <div className={`flex min-h-0 flex-col items-center justify-end ${classes.up}`}>
                <b className={`font-semibold whitespace-nowrap ${classes.amount}`}>
                  {shortMoney(changeOf(month), currency)}
                </b>
                {bars(month, 1, gained).toReversed()}
              </div>
              <div className={`relative z-1 ${classes.scale}`}>
                <i
                  className={`absolute box-content ${classes.net}`}
                  style={{ top: `${(100 * (gained - changeOf(month))) / (gained + lost)}%` }}
                />
              </div>
              <div className={`flex min-h-0 flex-col items-center ${classes.down}`}>
                {bars(month, -1, lost)}
              </div>
            </div>
            <time className="overflow-hidden text-muted" dateTime={month.month}>
              {formatMonth(month.month, { month: 'short' })}
            </time>
          </li>
        ))}
      </ol>
      <ul className={`m-0 mt-3 grid list-none p-0 text-sm ${classes.legend}`}>
        <li className="flex items-center gap-2">
          <i className={`flex-none ${classes.netSwatch}`} />
          {m.netShort}
        </li>
        {colors.map(([kind, background]) => (
          <li className="flex items-center gap-2" key={kind}>
            <i className={`flex-none ${classes.swatch}`} style={{ background }} />
            {m.movements[kind]}{' '}
            <b className="ms-auto font-semibold">
              {formatMoneyChange(totalOf(months, kind), currency)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
