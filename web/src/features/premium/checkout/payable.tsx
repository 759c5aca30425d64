import { messages as change } from '#texts/plan-change.ts';
import { isOngoing } from '@kindred/contract/premium/ongoing';
import { useState } from 'react';
import { type PaymentMethod, keptSetupIntent } from '../../../api/premium/payment-methods.ts';
import type { Plans } from '../../../api/premium/plans.ts';
import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ChangePlan } from './change-plan.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { CheckoutSearch } from './checkout-search.ts';
import { Done, type Outcome } from './done.tsx';
import type { Failure } from './failure.ts';
import { Purchase } from './purchase.tsx';

interface Props {
  plans: Plans;
  methods: readonly PaymentMethod[];
  subscriptions: readonly Subscription[];
  search: CheckoutSearch;
  /** Why the visit to the bank did not pay. */
  notPaid: Failure | null;
  /** The reason is outdated once something else is tried. */
  onRetry: () => void;
  onDone: (done: Outcome) => void;
}

/** Once all of it is loaded: a first purchase, or the change of a plan. */
export function Payable({ plans, methods, search, notPaid, onRetry, onDone, ...given }: Props) {
  const { checkout: m } = messages;
  // Data that changes during the payment must not turn the page into another one.
  const [subscriptions] = useState(given.subscriptions);
  const own = subscriptions.find(isOngoing);
  const plan = plans.plans.find(({ id }) => id === search.plan) ?? plans.plans[0];
  const started = subscriptions.some(({ currentPeriodStart }) => currentPeriodStart !== null);
  const unpaid = subscriptions.find(({ status }) => status === 'incomplete');
  const sold = plans.sold && plans.payments.mode !== 'off';
  if (own && own.plan === plan?.id)
    return <Done subscriptionId={own.id} kind="own" notPaid={notPaid?.text ?? null} />;
  return (
    <CheckoutFrame title={own ? change.title : m.title}>
      {notPaid?.text && <Alert kind="danger">{notPaid.text}</Alert>}
      {plan && own && (
        <ChangePlan
          own={own}
          plan={plan}
          plans={plans}
          onDone={() => onDone({ subscriptionId: own.id, kind: 'changed' })}
        />
      )}
      {!own && !sold && <p>{m.off}</p>}
      {plan && !own && sold && (
        <Purchase
          plan={plan}
          plans={plans}
          methods={methods}
          trialDays={started ? 0 : plans.trialDays}
          coupon={search.coupon ?? keptSetupIntent()?.coupon ?? unpaid?.coupon ?? ''}
          before={notPaid}
          onRetry={onRetry}
          onDone={(subscriptionId) => onDone({ subscriptionId, kind: 'bought' })}
        />
      )}
    </CheckoutFrame>
  );
}
