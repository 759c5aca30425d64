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
    <ul className={`m-0 list-none p-0 tabular-nums ${classes.months}`}>
      {months.map((month) => (
        <li className="border-t border-line-soft" key={month.month}>
          <details>
            <summary
              className={`grid cursor-pointer list-none text-sm text-muted focus-visible:-outline-offset-2 ${classes.summary}`}
            >
              <b className="text-md font-semibold text-ink">
                <time dateTime={month.month}>
                  {formatMonth(month.month, { month: 'short', year: 'numeric' })}
                </time>
              </b>
              <b className="text-md font-semibold text-ink">
                <span className="text-sm font-normal text-muted">{m.netShort}</span>{' '}
                {formatMoney(month.net, currency)}
              </b>
              <span>
                {m.recurringShort} {formatMoney(month.recurring, currency)}
              </span>
              <span>{formatMoneyChange(changeOf(month), currency)}</span>
              <IconChevronDown
                className={`turn self-center ${classes.icon}`}
                size={18}
                stroke={1.75}
                aria-hidden
              />
            </summary>
            <dl className={`m-0 grid gap-x-3 gap-y-2 text-sm ${classes.facts}`}>
              {cells(month).map(({ key, name, text }) => (
                <div key={key}>
                  <dt className="text-xs text-muted">{name}</dt>
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
