import { useEffect, useRef } from 'react';
import { useConfirmSubscription } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { failureText } from './failure-text.ts';

interface Props {
  subscriptionId: string;
  /** With the reason that stopped the payment, or null. */
  onEnd: (failure: string | null) => void;
}

/** After the visit to the bank: checks whether the payment counts. */
export function Confirmation({ subscriptionId, onEnd }: Props) {
  const { checkout: m } = messages;
  const { mutateAsync } = useConfirmSubscription();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutateAsync({ subscriptionId }).then(
      () => onEnd(null),
      (error: unknown) => onEnd(failureText(error, 'confirm')),
    );
  });
  return (
    <CheckoutFrame title={m.confirming}>
      <SkeletonRows count={4} label={m.confirming} />
    </CheckoutFrame>
  );
}
