import { Link } from '@tanstack/react-router';
import type { ListedSubscription } from '../../../api/premium/office.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney } from '../../../lib/money.ts';
import { SubscriptionBadge } from '../../../widgets/subscription-badge.tsx';
import classes from './office.module.css';

export function SubscriptionRow({ subscription }: { subscription: ListedSubscription }) {
  const { list: m, plans } = messages;
  const { member, plan, amount, currency, currentPeriodEnd: end, createdAt } = subscription;
  return (
    <tr>
      <td data-label={m.columns[0]}>
        <Link to="/users/$id" params={{ id: member._id }} className={classes.member}>
          {member.name ?? m.unknown}
          <small>{member.email}</small>
        </Link>
      </td>
      <td data-label={m.columns[1]}>{plans[plan]}</td>
      <td data-label={m.columns[2]}>
        <SubscriptionBadge subscription={subscription} />
      </td>
      <td data-label={m.columns[3]}>{formatMoney(amount, currency)}</td>
      <td data-label={m.columns[4]}>{end ? formatDate(end) : m.never}</td>
      <td data-label={m.columns[5]}>{formatDate(createdAt)}</td>
    </tr>
  );
}
