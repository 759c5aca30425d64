import { useState } from 'react';
import type { Plan, Tiers } from '../../../api/premium/plans.ts';
import type { Quote } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Gains } from '../benefits.tsx';
import classes from './checkout.module.css';

interface Props {
  plan: Plan;
  rights: Tiers;
  trialDays: number;
  coupon: { readonly code: string; readonly percentOff: number } | null;
  /** Undefined while it is loading. */
  quote: Quote | undefined;
  /** The payments' time, if it is not ours. */
  clock: string | null;
}

/** The purchase, and the amounts due today and later. */
export function OrderSummary({ plan, rights, trialDays, coupon, quote, clock }: Props) {
  const { checkout: m, plans, change } = messages;
  const [today] = useState(() => (clock ? Date.parse(clock) : Date.now()));
  const price = formatMoney(plan.amount, plan.currency);
  const first = quote ? formatMoney(quote.amountDue, quote.currency) : messages.loading;
  const trialEnd = new Date(today + trialDays * 86_400_000).toISOString();
  return (
    <section
      className={`border-line rounded-xl bg-surface ${classes.summary} ${classes.section}`}
      aria-labelledby="order"
    >
      <h2 className="mb-2 title-xs" id="order">
        {m.summary}
      </h2>
      <dl className={`m-0 ${classes.facts}`}>
        <div className={`flex between gap-4 ${classes.amountLine}`}>
          <dt>{plans.names[plan.id]}</dt>
          <dd className="m-0 tabular text-end">{plans.billed(price, plan.id)}</dd>
        </div>
        {trialDays > 0 && (
          <div className={`flex between gap-4 ${classes.amountLine}`}>
            <dt>{m.free(trialDays)}</dt>
            <dd className="m-0 tabular text-end">{quote ? m.later(first, trialEnd) : first}</dd>
          </div>
        )}
        {coupon && (
          <div className={`flex between gap-4 ${classes.amountLine}`}>
            <dt>{m.couponOf(coupon.code)}</dt>
            <dd className="m-0 tabular text-end">{m.percentOff(coupon.percentOff)}</dd>
          </div>
        )}
        {quote && quote.creditUsed > 0 && (
          <div className={`flex between gap-4 ${classes.amountLine}`}>
            <dt>{change.creditUsed}</dt>
            <dd className="m-0 tabular text-end">
              {formatMoney(-quote.creditUsed, quote.currency)}
            </dd>
          </div>
        )}
        {quote && quote.owed > 0 && (
          <div className={`flex between gap-4 ${classes.amountLine}`}>
            <dt>{m.owed}</dt>
            <dd className="m-0 tabular text-end">{formatMoney(quote.owed, quote.currency)}</dd>
          </div>
        )}
        <div className={`flex between gap-4 text-lg bold ${classes.due} ${classes.amountLine}`}>
          <dt>{m.due}</dt>
          <dd className="m-0 tabular text-end">
            {trialDays > 0 ? formatMoney(0, plan.currency) : first}
          </dd>
        </div>
      </dl>
      <div className={`border-top-soft bg-page ${classes.gains}`}>
        <Gains rights={rights} />
      </div>
    </section>
  );
}
