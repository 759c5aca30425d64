import { useRef, useState } from 'react';
import {
  forgetSetupIntent,
  useAddPaymentMethod,
  useSetupIntent,
} from '../../../api/premium/payment-methods.ts';
import { messages } from '#texts/premium.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { CardSection } from '../card/card-section.tsx';
import type { CardFields, Payments } from '../card/provider.ts';
import { failureText } from '../checkout/failure.ts';
import { useBankStep } from './use-bank-step.ts';

/** Saves a card; its owner confirms it if the bank requires it. */
export function AddCard({ payments, onSaved }: { payments: Payments; onSaved: () => void }) {
  const { methods: m } = messages;
  const { provider, load, continueAtBank } = useBankStep(payments);
  const fields = useRef<CardFields>(null);
  const setup = useSetupIntent();
  const add = useAddPaymentMethod();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function save() {
    if (working || !fields.current) return;
    setWorking(true);
    setFailure(null);
    try {
      const method = await fields.current.createMethod();
      const { clientSecret } = await setup.mutateAsync({});
      const returnUrl = `${location.origin}/premium/methods`;
      await (await load()).confirmSetup(payments, { clientSecret, method }, returnUrl);
      forgetSetupIntent();
      await add.mutateAsync(method);
      // The fields are empty again.
      setAttempt((before) => before + 1);
      onSaved();
    } catch (error) {
      try {
        if (await continueAtBank(error)) return;
        setFailure(failureText(error, 'setupIntent'));
      } catch (failed) {
        setFailure(failureText(failed, 'setupIntent'));
      }
    }
    setWorking(false);
  }

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CardSection key={attempt} ref={fields} provider={provider} payments={payments} />
      {failure && <Alert kind="danger">{failure}</Alert>}
      <SubmitButton label={m.save} working={m.saving} pending={working} />
    </form>
  );
}
