import type { ReactNode } from 'react';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import panel from '../../../ui/pages/panel.module.css';
import type { Month } from './month-change.ts';
import { MonthLines } from './month-lines.tsx';
import { formatMonth } from './month-name.ts';
import classes from './revenue.module.css';

interface Props {
  /** The latest first. */
  months: readonly Month[];
  currency: string;
  /** Whether the figures were checked. */
  children: ReactNode;
}

const amounts = [
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
] as const;

/** Month by month. On a phone each month is a line that opens. */
export function RevenueMonths({ months, currency, children }: Props) {
  const { revenue: m } = messages;
  const phone = useBelow('narrow');
  const cells = (month: Month) =>
    amounts.map(([key, name]) => ({
      key,
      name,
      // Months without activity have nothing to compare.
      text: month[key] === 0 ? m.nothing : formatMoney(month[key], currency),
    }));
  return (
    <section
      className={`overflow-hidden ${panel.panel} ${classes.months}`}
      aria-label={phone ? m.months : undefined}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-2">
        <h2 className="heading">{m.months}</h2>
        {children}
      </header>
      {phone ? (
        <MonthLines months={months} currency={currency} cells={cells} />
      ) : (
        <DataTable
          label={m.months}
          columns={[m.monthColumns, ...amounts.map(([, name]) => name)]}
          numeric
        >
          {months.map((month) => (
            <tr key={month.month}>
              <td className={classes.cell}>
                <time dateTime={month.month}>
                  {formatMonth(month.month, { month: 'short', year: 'numeric' })}
                </time>
              </td>
              {cells(month).map(({ key, text }) => (
                <td className={classes.cell} key={key}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
