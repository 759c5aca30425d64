import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { MemberPayments } from '../../../api/premium/office.ts';
import { messages } from '#texts/payments.ts';
import { messages as changed } from '#texts/price-change.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { formatSiteTime } from '../../../lib/formats/site-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SubscriptionBadge } from '../../../widgets/badges/subscription-badge.tsx';
import classes from '../member-file/member-file.module.css';

type Subscription = MemberPayments['subscriptions'][number];

interface Props {
  subscriptions: readonly Subscription[];
  /** What the member agreed to about renewal. */
  consents: MemberPayments['consents'];
  onEnd?: (subscription: Subscription) => void;
}

export function SubscriptionLines({ subscriptions, consents, onEnd }: Props) {
  const { member: m, plans } = messages;
  return (
    <ul className={`list-none ${classes.list}`} aria-label={m.subscriptions}>
      {subscriptions.map((subscription) => {
        const {
          id,
          plan,
          amount,
          currency,
          status,
          currentPeriodEnd: end,
          planned,
          priceChange,
        } = subscription;
        const agreed = consents.find(({ subscriptionId }) => subscriptionId === id);
        return (
          <li className={classes.item} key={id}>
            <span>
              {commaList([plans[plan], formatMoney(amount, currency)])}
              {end && (
                <small className="text-sm font-normal text-muted">{m.until({ date: end })}</small>
              )}
              {planned && (
                <small className="text-sm font-normal text-muted">
                  {m.planned({ plan: plans[planned.plan], date: planned.at })}
                </small>
              )}
              {priceChange && (
                <small className="text-sm font-normal text-muted">
                  {changed.staffLine({
                    day: priceChange.startsOn,
                    price: formatMoney(priceChange.amount, currency),
                  })}
                </small>
              )}
              {agreed && (
                <small className="text-sm font-normal text-muted">
                  {m.agreed({
                    price: formatMoney(agreed.amount, agreed.currency),
                    months: agreed.months,
                    date: formatSiteTime(agreed.at),
                  })}
                  , {m.agreedText({ version: agreed.text })}
                </small>
              )}
            </span>
            <span className="ms-auto inline-flex items-center gap-3">
              <SubscriptionBadge subscription={subscription} />
              {onEnd && isOngoing({ status }) && (
                <Button
                  look="plain"
                  size="xs"
                  aria-label={m.endOf({ plan: plans[plan].toLowerCase() })}
                  onClick={() => onEnd(subscription)}
                >
                  {m.end}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
