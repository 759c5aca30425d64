import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaymentMethods } from '../../../api/premium/payment-methods.ts';
import { usePlans } from '../../../api/premium/plans.ts';
import { useUserSubscriptions } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Confirmation } from './confirmation.tsx';
import { Done, type Outcome } from './done.tsx';
import type { Failure } from './failure.ts';
import { Payable } from './payable.tsx';

const route = getRouteApi('/premium/checkout');

/** Paying for a first plan, or changing to another one. */
export function CheckoutPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [done, setDone] = useState<Outcome | null>(null);
  const [notPaid, setNotPaid] = useState<Failure | null>(null);
  const { plan, coupon, from, subscription, setup_intent: setupIntent } = search;
  if (done) return <Done {...done} />;
  if (subscription ?? setupIntent)
    return (
      <Confirmation
        subscriptionId={subscription}
        setupIntentId={setupIntent}
        onDone={(subscriptionId) => {
          setDone({ subscriptionId, kind: from ? 'changed' : 'bought' });
          void navigate({ search: { plan }, replace: true });
        }}
        onFailure={(failure) => {
          setNotPaid(failure);
          // The URL with the bank's answer must not be used twice.
          void navigate({ search: { plan, coupon }, replace: true });
        }}
      />
    );
  return <Checkout notPaid={notPaid} onRetry={() => setNotPaid(null)} onDone={setDone} />;
}

interface Props {
  notPaid: Failure | null;
  onRetry: () => void;
  onDone: (done: Outcome) => void;
}

function Checkout({ notPaid, onRetry, onDone }: Props) {
  const search = route.useSearch();
  const plans = usePlans();
  const methods = usePaymentMethods();
  const subscriptions = useUserSubscriptions();
  if (!plans.data || !subscriptions.data || methods.isPending || methods.isPlaceholderData)
    return (
      <CheckoutFrame title={messages.checkout.title}>
        {subscriptions.error ? (
          <LoadFailure query={subscriptions} call="all" />
        ) : (
          <QueryState query={plans} words={messages} rows={6} />
        )}
      </CheckoutFrame>
    );
  return (
    <Payable
      plans={plans.data}
      methods={methods.data ?? []}
      subscriptions={subscriptions.data}
      search={search}
      notPaid={notPaid}
      onRetry={onRetry}
      onDone={onDone}
    />
  );
}
