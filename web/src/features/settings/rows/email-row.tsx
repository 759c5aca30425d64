import { useState } from 'react';
import { messages } from '#texts/own-account.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { AddressCodesForm } from '../forms/address-codes-form.tsx';
import { AddressForm } from '../forms/address-form.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The new address is part of the step that waits for its codes. */
type Step =
  | { name: 'shown' | 'typing' | 'done' }
  | { name: 'codes'; email: string; presentCode: boolean };

export function EmailRow() {
  const { address: m } = messages;
  const [step, setStep] = useState<Step>({ name: 'shown' });
  const { user } = useSession();
  const email = user?.email ?? '';
  const goTo = (name: 'shown' | 'typing' | 'done') => () => setStep({ name });
  return (
    <SettingsRow
      title={m.title}
      about={user?.isAdmin ? m.aboutTeam({ email }) : m.about({ email })}
      control={
        step.name !== 'typing' &&
        step.name !== 'codes' && (
          <Button look="plain" onClick={goTo('typing')}>
            {m.open}
          </Button>
        )
      }
    >
      {step.name === 'done' && <Alert kind="success">{m.done({ email })}</Alert>}
      {step.name === 'typing' && (
        <AddressForm
          onCancel={goTo('shown')}
          onSent={(fresh, presentCode) => setStep({ name: 'codes', email: fresh, presentCode })}
        />
      )}
      {step.name === 'codes' && (
        <AddressCodesForm
          present={step.presentCode ? email : null}
          fresh={step.email}
          onRestart={goTo('typing')}
          onDone={goTo('done')}
        />
      )}
    </SettingsRow>
  );
}
