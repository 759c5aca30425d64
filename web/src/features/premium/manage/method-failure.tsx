import { useEffect, useRef, useState } from 'react';
import type { Plans } from '../../../api/premium/plans.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { failureText } from '../checkout/failure.ts';
import { useBankStep } from './use-bank-step.ts';

/** Why a card was not changed. A payment that was due and waits for the bank continues there instead. */
export function MethodFailure({ error, payments }: { error: Error; payments: Plans['payments'] }) {
  const { continueAtBank } = useBankStep(payments);
  const handled = useRef<Error>(null);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (handled.current === error) return;
    handled.current = error;
    continueAtBank(error).then(
      (left) => setText(left ? null : failureText(error, 'paymentMethods')),
      (failed: unknown) => setText(failureText(failed, 'paymentMethods')),
    );
  });
  return text && <Alert kind="danger">{text}</Alert>;
}
