import { useEffect, useRef } from 'react';
import { forgetSetupIntent } from '../../../api/premium/payment-methods.ts';
import { useConfirmSubscription, useStartTrial } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { type Failure, failureOf } from './failure.ts';

interface Props {
  /** A payment that the bank was asked about. */
  subscriptionId: string | undefined;
  /** A card that the bank was asked about, for a free trial. */
  setupIntentId: string | undefined;
  onDone: (subscriptionId: string) => void;
  onFailure: (failure: Failure) => void;
}

/** After the visit to the bank: checks whether the payment counts, or starts the trial that was ordered. */
export function Confirmation({ subscriptionId, setupIntentId, onDone, onFailure }: Props) {
  const { checkout: m } = messages;
  const confirm = useConfirmSubscription();
  const trial = useStartTrial();
  const asked = useRef(false);

  async function finish() {
    if (subscriptionId) {
      await confirm.mutateAsync({ subscriptionId });
      return subscriptionId;
    }
    const started = await trial.mutateAsync({ setupIntentId: setupIntentId ?? '' });
    forgetSetupIntent();
    return started.subscriptionId;
  }

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    finish().then(onDone, (error: unknown) => onFailure(failureOf(error, 'confirm')));
  });
  return (
    <CheckoutFrame title={m.confirming}>
      <SkeletonRows count={4} label={m.confirming} />
    </CheckoutFrame>
  );
}
