import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedSubscription } from '../../../api/premium/office.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import links from '../../../ui/pages/links.module.css';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { SubscriptionBadge } from '../../../widgets/badges/subscription-badge.tsx';
import classes from './subscriptions.module.css';

/** The entire row links to the member. */
export function SubscriptionRow({ subscription }: { subscription: ListedSubscription }) {
  const { list: m, plans } = messages;
  const { member, plan, amount, currency, currentPeriodEnd: end, createdAt } = subscription;
  const name = member.name ?? m.unknown;
  return (
    <tr className="relative cursor-pointer">
      <td>
        <Link
          to="/users/$id"
          params={{ id: member._id }}
          className={`inline-flex items-center gap-2.5 font-semibold whitespace-normal ${links.row} py-1.5`}
        >
          <PhotoAvatar name={name} picture={member.picture} focus={member.pictureFocus} size={32} />
          <span>
            {name}
            <small className="block font-normal anywhere text-muted">{member.email}</small>
          </span>
        </Link>
      </td>
      <td>{plans[plan]}</td>
      <td data-amount>
        {formatMoney(amount, currency)}
        <small className="block text-muted">{m.each[plan]}</small>
      </td>
      <td>
        <SubscriptionBadge subscription={subscription} />
      </td>
      <td>{end ? formatSiteDate(end) : m.never}</td>
      <td>{formatSiteDate(createdAt)}</td>
      <td className={`text-end text-faint ${classes.open}`}>
        <IconChevronRight className="align-middle" size={18} stroke={1.75} aria-hidden />
      </td>
    </tr>
  );
}
