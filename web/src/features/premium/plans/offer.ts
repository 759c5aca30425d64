import type { Plan } from '../../../api/premium/plans.ts';
import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';

interface Offer {
  readonly title: string;
  readonly about: string;
  readonly next: 'buy' | 'change' | 'manage' | 'keep' | 'reactivate';
}

type Own = Pick<Subscription, 'plan' | 'planned' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>;

/** The plan of a subscriber at the price that they pay, which new subscribers may no longer. */
export function asPaid(plan: Plan, own: Pick<Subscription, 'plan' | 'amount'> | null): Plan {
  if (plan.id !== own?.plan || plan.amount === own.amount) return plan;
  return { ...plan, amount: own.amount, perMonth: Math.round(own.amount / plan.months) };
}

/** What the chosen plan means to someone with this subscription, and how they continue. */
export function offerOf(
  { id, amount, currency }: Pick<Plan, 'id' | 'amount' | 'currency'>,
  own: Own | null,
  trialDays: number,
): Offer {
  const { plans: m, planned } = messages;
  const name = m.names[id];
  const price = formatMoney(amount, currency);
  if (!own) {
    const title =
      trialDays > 0 ? m.trial({ plan: name, days: trialDays }) : m.today({ plan: name, price });
    return { title, about: m.renews({ price, plan: id }), next: 'buy' };
  }
  const present = m.names[own.plan];
  if (own.cancelAtPeriodEnd && own.currentPeriodEnd) {
    const title = m.endsTitle({ plan: present, date: own.currentPeriodEnd });
    const about = id === own.plan ? m.endsAbout : m.endsOther({ plan: name });
    return { title, about, next: 'reactivate' };
  }
  if (own.planned && [own.plan, own.planned.plan].includes(id)) {
    const title = planned.title({ plan: m.names[own.planned.plan], date: own.planned.at });
    return { title, about: planned.until({ from: present }), next: 'keep' };
  }
  const billed = m.billed({ price, plan: id });
  if (id === own.plan) return { title: m.ownPlan({ plan: name }), about: billed, next: 'manage' };
  return { title: m.other({ plan: name, price: billed }), about: m.otherAbout, next: 'change' };
}
