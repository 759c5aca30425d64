import { Link } from '@tanstack/react-router';
import type { ListedSubscription } from '../../../api/premium/office.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { SubscriptionBadge } from '../../../widgets/badges/subscription-badge.tsx';
import classes from './subscriptions.module.css';

/** The content of the table row, in three lines for a phone. */
export function SubscriptionItem({ subscription }: { subscription: ListedSubscription }) {
  const { list: m, plans } = messages;
  const { member, plan, amount, currency, currentPeriodEnd: end } = subscription;
  const name = member.name ?? m.unknown;
  return (
    <li className={classes.subscription}>
      <Link
        to="/users/$id"
        params={{ id: member._id }}
        className="flex items-center gap-3 px-4 py-3 focus-visible:-outline-offset-2"
      >
        <PhotoAvatar name={name} picture={member.picture} focus={member.pictureFocus} size={40} />
        <span
          className={`grid flex-1 items-center text-sm text-muted tabular-nums ${classes.details}`}
        >
          <b className="truncate text-lg font-semibold text-ink">{name}</b>
          <SubscriptionBadge subscription={subscription} />
          <small className="col-span-full truncate text-sm">{member.email}</small>
          <span>
            {m.price({
              plan: plans[plan],
              amount: formatMoney(amount, currency),
              each: m.each[plan],
            })}
          </span>
          <span>{end ? m.until({ date: formatSiteDate(end) }) : m.never}</span>
        </span>
      </Link>
    </li>
  );
}
