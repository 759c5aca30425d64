import type { ListedSubscription } from '../../../api/premium/office.ts';
import { messages } from '#texts/payments.ts';
import { useBelow } from '../../../lib/use-below.ts';
import dataTable from '../../../ui/lists/data-table.module.css';
import { SubscriptionItem } from './subscription-item.tsx';
import { SubscriptionRow } from './subscription-row.tsx';
import classes from './subscriptions.module.css';

/** A table, and on a phone a list. */
export function SubscriptionsList({
  subscriptions,
}: {
  subscriptions: readonly ListedSubscription[];
}) {
  const { list: m } = messages;
  const phone = useBelow('narrow');
  if (subscriptions.length === 0)
    return <p className="px-5 py-12 text-center text-muted">{m.none}</p>;
  if (phone)
    return (
      <ul className={`m-0 list-none p-0 ${classes.items}`} aria-label={m.label}>
        {subscriptions.map((subscription) => (
          <SubscriptionItem key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    );
  return (
    <table
      className={`w-full text-sm tabular-nums ${dataTable.table} ${classes.table}`}
      aria-label={m.label}
    >
      <thead className={`${classes.headRows} ${dataTable.headRows}`}>
        <tr>
          {m.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <td className={`${classes.cell} ${classes.open}`} aria-hidden />
        </tr>
      </thead>
      <tbody>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </tbody>
    </table>
  );
}
