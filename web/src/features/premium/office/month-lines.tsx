import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '#texts/payments.ts';
import { formatMoney, formatMoneyChange } from '../../../lib/formats/money.ts';
import { type Month, changeOf } from './month-change.ts';
import { formatMonth } from './month-name.ts';
import classes from './month-lines.module.css';

interface Props {
  months: readonly Month[];
  currency: string;
  cells: (month: Month) => { key: string; name: string; text: string }[];
}

/** The main figures are visible: recurring revenue, how it changed, and the net payments. */
export function MonthLines({ months, currency, cells }: Props) {
  const { revenue: m } = messages;
  return (
    <ul className={`plain-list tabular ${classes.months}`}>
      {months.map((month) => (
        <li className="border-top-soft" key={month.month}>
          <details>
            <summary
              className={`grid muted text-sm list-none clickable inset-focus ${classes.summary}`}
            >
              <b className="text-md semibold ink">
                <time dateTime={month.month}>
                  {formatMonth(month.month, { month: 'short', year: 'numeric' })}
                </time>
              </b>
              <b className="text-md semibold ink">
                <span className="muted text-sm normal">{m.netShort}</span>{' '}
                {formatMoney(month.net, currency)}
              </b>
              <span>
                {m.recurringShort} {formatMoney(month.recurring, currency)}
              </span>
              <span>{formatMoneyChange(changeOf(month), currency)}</span>
              <IconChevronDown
                className={`self-center turn ${classes.icon}`}
                size={18}
                stroke={1.75}
                aria-hidden
              />
            </summary>
            <dl className={`grid m-0 text-sm gap-2-by-3 ${classes.facts}`}>
              {cells(month).map(({ key, name, text }) => (
                <div key={key}>
                  <dt className="muted text-xs">{name}</dt>
                  <dd className="m-0">{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
