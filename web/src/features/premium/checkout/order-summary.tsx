import { messages as change } from '#texts/plan-change.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Plan, Tiers } from '../../../api/premium/plans.ts';
import type { FoundCoupon } from '../../../api/premium/coupons.ts';
import type { Quote } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { Benefits } from '../benefits.tsx';
import classes from './checkout.module.css';

interface Props {
  plan: Plan;
  rights: Tiers;
  trialDays: number;
  coupon: FoundCoupon | null;
  /** Undefined while it is loading. */
  quote: Quote | undefined;
  /** The payments' time, if it is not ours. */
  clock: string | null;
}

/** The purchase, and the amounts due today and later. */
export function OrderSummary({ plan, rights, trialDays, coupon, quote, clock }: Props) {
  const { checkout: m, plans } = messages;
  // The page before has named them, and the card comes first.
  const isNarrow = useBelow('tablet');
  const [now] = useState(() => (clock ? Date.parse(clock) : Date.now()));
  const price = formatMoney(plan.amount, plan.currency);
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const isTrial = trialDays > 0;
  // What is owed from earlier is charged with whatever starts.
  const today = quote && (isTrial ? quote.owed : quote.amountDue);
  const later = quote && quote.amountDue - quote.owed;
  const trialEnd = new Date(now + trialDays * 86_400_000).toISOString();
  return (
    <section
      className={`rounded-xl border border-line bg-surface ${classes.summary} ${classes.section}`}
      aria-labelledby="order"
    >
      <h2 className="mb-2 title-xs" id="order">
        {m.summary}
      </h2>
      <dl className={`m-0 ${classes.facts}`}>
        <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
          <dt>{plans.names[plan.id]}</dt>
          <dd className="m-0 text-end tabular-nums">{plans.billed({ price, plan: plan.id })}</dd>
        </div>
        {isTrial && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{m.free({ days: trialDays })}</dt>
            <dd className="m-0 text-end tabular-nums">
              {later === undefined
                ? messages.loading
                : m.later({ price: money(later), date: trialEnd })}
            </dd>
          </div>
        )}
        {coupon && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{m.couponOf({ code: coupon.code })}</dt>
            <dd className="m-0 text-end tabular-nums">{describeDiscount(coupon)}</dd>
          </div>
        )}
        {quote && quote.creditUsed > 0 && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{change.creditUsed}</dt>
            <dd className="m-0 text-end tabular-nums">
              {formatMoney(-quote.creditUsed, quote.currency)}
            </dd>
          </div>
        )}
        {quote && quote.owed > 0 && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{m.owed}</dt>
            <dd className="m-0 text-end tabular-nums">{formatMoney(quote.owed, quote.currency)}</dd>
          </div>
        )}
        <div
          className={`flex justify-between gap-4 text-lg font-bold ${classes.due} ${classes.amountLine}`}
        >
          <dt>{m.due}</dt>
          <dd className="m-0 text-end tabular-nums">
            {today === undefined ? messages.loading : money(today)}
          </dd>
        </div>
      </dl>
      <div className={`border-t border-line-soft bg-page ${classes.benefits}`}>
        {isNarrow ? (
          <details>
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md text-muted">
              {messages.benefits.title}
              <IconChevronDown className="flex-none turn" size={18} stroke={1.75} aria-hidden />
            </summary>
            <Benefits rights={rights} />
          </details>
        ) : (
          <Benefits rights={rights} />
        )}
      </div>
    </section>
  );
}

function describeDiscount({ percentOff, amountOff, currency }: FoundCoupon) {
  const { checkout: m } = messages;
  return percentOff === null
    ? m.amountOff({ amount: formatMoney(amountOff ?? 0, currency) })
    : m.percentOff({ percent: percentOff });
}
