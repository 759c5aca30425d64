import type { Revenue } from '../../../api/premium/office.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import panel from '../../../ui/panel.module.css';
import classes from './office.module.css';

type Month = Revenue['months'][number];

interface Props {
  months: readonly Month[];
  currency: string;
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
  ['net', messages.revenue.netShort],
] as const;

/** Month by month, latest first. */
export function RevenueMonths({ months, currency }: Props) {
  const { revenue: m } = messages;
  return (
    <section className={`${panel.panel} ${classes.titled} ${classes.months}`}>
      <h2>{m.months}</h2>
      <DataTable
        label={m.months}
        columns={[m.monthColumns, ...amounts.map(([, name]) => name)]}
        sticks
      >
        {months.map((month) => (
          <tr key={month.month}>
            <td>{nameOf(month.month)}</td>
            {amounts.map(([key]) => (
              <td key={key}>{formatMoney(month[key], currency)}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

/** A month of the operator's calendar, whose middle is in it everywhere. */
const nameOf = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'short', year: 'numeric' });
