import type { PlanId } from '@kindred/contract/premium/plans';
import { useRef, useState } from 'react';
import { useSetupIntent } from '../../../api/premium/payment-methods.ts';
import {
  type Payment,
  useConfirmSubscription,
  useCreateSubscription,
} from '../../../api/premium/subscription.ts';
import type { CardFields, CardProvider, Payments } from '../card/provider.ts';
import { useCardProvider } from '../card/use-card-provider.ts';
import { checkoutUrl } from './checkout-url.ts';
import { failureText } from './failure-text.ts';

interface Order {
  plan: PlanId;
  payments: Payments;
  /** A saved card; null for the typed one. */
  saved: string | null;
  coupon: string;
  /** Whether the owner of the card confirms it first, as for a free trial. */
  confirmCard: boolean;
  onDone: (subscriptionId: string) => void;
}

/** Takes the card, subscribes, and asks the owner of the card to confirm the payment if the bank requires it. */
export function usePurchase({ plan, payments, saved, coupon, confirmCard, onDone }: Order) {
  const { provider, load } = useCardProvider(payments);
  const fields = useRef<CardFields>(null);
  const setup = useSetupIntent();
  const create = useCreateSubscription();
  const confirm = useConfirmSubscription();
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  async function order(by: CardProvider) {
    const method = saved ?? (await fields.current?.createMethod()) ?? '';
    if (confirmCard) {
      const { clientSecret } = await setup.mutateAsync();
      await by.confirmSetup(payments, { clientSecret, method }, checkoutUrl({ plan }));
    }
    const payment = await create.mutateAsync({
      plan,
      paymentMethodId: method,
      ...(coupon && { coupon }),
    });
    await finish(by, payment);
    return payment.subscriptionId;
  }

  async function finish(by: CardProvider, payment: Payment) {
    const { requiresAction, clientSecret, subscriptionId, paymentIntentId } = payment;
    if (!requiresAction || !clientSecret) return;
    const returnUrl = checkoutUrl({ plan, subscription: subscriptionId });
    await by.confirmPayment(payments, clientSecret, returnUrl);
    await confirm.mutateAsync({ subscriptionId, ...(paymentIntentId && { paymentIntentId }) });
  }

  async function pay() {
    if (working || provider === 'failed' || (!saved && !fields.current)) return;
    setWorking(true);
    setFailure(null);
    try {
      onDone(await order(await load()));
    } catch (error) {
      setFailure(failureText(error, 'create'));
      setWorking(false);
    }
  }

  return { fields, provider, pay, working, failure };
}
