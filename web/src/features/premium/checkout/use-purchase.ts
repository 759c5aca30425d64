import { currentBegin } from '@kindred/contract/premium/begin';
import { currentRenewal } from '@kindred/contract/premium/renewal';
import type { PlanId } from '@kindred/contract/premium/plans';
import { useRef, useState } from 'react';
import { forgetSetupIntent, useSetupIntent } from '../../../api/premium/payment-methods.ts';
import {
  type Payment,
  useConfirmSubscription,
  useCreateSubscription,
  useStartTrial,
} from '../../../api/premium/subscription.ts';
import type { CardFields, CardProvider, Payments } from '../card/provider.ts';
import { useCardProvider } from '../card/use-card-provider.ts';
import { checkoutUrl } from './checkout-url.ts';
import { type Failure, failureOf } from './failure.ts';

interface Order {
  plan: PlanId;
  payments: Payments;
  /** A saved card; null for the typed one. */
  saved: string | null;
  coupon: string;
  /** The member asks that premium begins immediately, and agrees to pay for the time used before a withdrawal. */
  begins: boolean;
  /** The amount that is shown; undefined while it is not known. */
  amountDue: number | undefined;
  /** The reason that the page was left without a payment. */
  before: Failure | null;
  onRetry: () => void;
  onDone: (subscriptionId: string) => void;
}

/** Takes the card, subscribes, and asks the owner of the card to confirm the payment if the bank requires it. */
export function usePurchase({
  plan,
  payments,
  saved,
  coupon,
  begins,
  amountDue,
  before,
  onRetry,
  onDone,
}: Order) {
  const { provider, load } = useCardProvider(payments);
  const fields = useRef<CardFields>(null);
  const setup = useSetupIntent();
  const trial = useStartTrial();
  const create = useCreateSubscription();
  const confirm = useConfirmSubscription();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [working, setWorking] = useState(false);
  const { canPayNow = false } = failure ?? before ?? {};
  const order = { plan, ...(coupon && { coupon }) };
  const agreed = { renewal: currentRenewal, ...(begins && { begin: currentBegin }) };

  /** The owner of the card confirms it first. The order is stored with it, and continues after the bank's page. */
  async function startTrial(by: CardProvider, method: string) {
    const { clientSecret, setupIntentId } = await setup.mutateAsync({ ...order, ...agreed });
    await by.confirmSetup(payments, { clientSecret, method }, checkoutUrl(order));
    const { subscriptionId } = await trial.mutateAsync({ setupIntentId });
    forgetSetupIntent();
    return subscriptionId;
  }

  async function buy(by: CardProvider, method: string) {
    const payment = await create.mutateAsync({
      ...order,
      ...agreed,
      paymentMethodId: method,
      ...(amountDue !== undefined && { amountDue }),
      ...(canPayNow && { trial: false }),
    });
    await finish(by, payment);
    return payment.subscriptionId;
  }

  async function finish(by: CardProvider, payment: Payment) {
    const { requiresAction, clientSecret, subscriptionId, paymentIntentId } = payment;
    if (!requiresAction || !clientSecret) return;
    const returnUrl = checkoutUrl({ ...order, subscription: subscriptionId });
    await by.confirmPayment(payments, clientSecret, returnUrl);
    await confirm.mutateAsync({ subscriptionId, ...(paymentIntentId && { paymentIntentId }) });
  }

  async function submit(isTrial: boolean) {
    if (working || provider === 'failed' || (!saved && !fields.current)) return;
    if (!isTrial && amountDue === undefined) return;
    setWorking(true);
    setFailure(null);
    onRetry();
    try {
      const by = await load();
      const method = saved ?? (await fields.current?.createMethod()) ?? '';
      onDone(await (isTrial ? startTrial(by, method) : buy(by, method)));
    } catch (error) {
      setFailure(failureOf(error, 'create'));
      setWorking(false);
    }
  }

  return { fields, provider, submit, working, failure: failure?.text ?? null, canPayNow };
}
