import { useState } from 'react';
import type { PaymentMethod } from '../../../api/premium/payment-methods.ts';
import type { Plans } from '../../../api/premium/plans.ts';
import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { Alert } from '../../../ui/alert.tsx';
import { isGoingOn } from '../going-on.ts';
import { ChangePlan } from './change-plan.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { CheckoutSearch } from './checkout-search.ts';
import { Purchase } from './purchase.tsx';

export interface Outcome {
  subscriptionId: string;
  /** Not bought: changed to another plan. */
  changed: boolean;
}

interface Props {
  plans: Plans;
  methods: readonly PaymentMethod[];
  subscriptions: readonly Subscription[];
  search: CheckoutSearch;
  /** Why the visit to the bank did not pay. */
  notPaid: string | null;
  onDone: (done: Outcome) => void;
}

/** Once all of it is loaded: a first purchase, or the change of a plan. */
export function Payable({ plans, methods, search, notPaid, onDone, ...given }: Props) {
  const { checkout: m, change } = messages;
  // Data that changes during the payment must not turn the page into another one.
  const [subscriptions] = useState(given.subscriptions);
  const own = subscriptions.find(isGoingOn);
  const plan = plans.plans.find(({ id }) => id === search.plan) ?? plans.plans[0];
  const started = subscriptions.some(({ currentPeriodStart }) => currentPeriodStart !== null);
  const sold = plans.payments.mode !== 'off';
  return (
    <CheckoutFrame title={own ? change.title : m.title}>
      {notPaid && <Alert kind="danger">{notPaid}</Alert>}
      {plan && own && (
        <ChangePlan
          own={own}
          plan={plan}
          plans={plans}
          onDone={() => onDone({ subscriptionId: own.id, changed: true })}
        />
      )}
      {!own && !sold && <p>{m.off}</p>}
      {plan && !own && sold && (
        <Purchase
          plan={plan}
          plans={plans}
          methods={methods}
          trialDays={started ? 0 : plans.trialDays}
          cardConfirmed={Boolean(search.setup_intent) && search.redirect_status === 'succeeded'}
          onDone={(subscriptionId) => onDone({ subscriptionId, changed: false })}
        />
      )}
    </CheckoutFrame>
  );
}
