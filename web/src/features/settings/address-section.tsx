import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../lib/messages/own-account.ts';
import { useSession } from '../../lib/use-session.ts';
import column from '../../ui/column.module.css';
import { Alert } from '../../ui/alert.tsx';
import { Section } from '../../ui/section.tsx';
import { AddressCodesForm } from './address-codes-form.tsx';
import { AddressForm } from './address-form.tsx';

/** The new address is part of the step that waits for its codes. */
type Step = { name: 'shown' | 'typing' | 'done' | 'moved' } | { name: 'codes'; email: string };

export function AddressSection() {
  const { address: m } = messages;
  const [step, setStep] = useState<Step>({ name: 'shown' });
  const email = useSession().user?.email ?? '';
  const goTo = (name: 'shown' | 'typing' | 'done' | 'moved') => () => setStep({ name });
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.about(email)}</p>
      {step.name === 'done' && <Alert kind="success">{m.done(email)}</Alert>}
      {step.name === 'moved' && (
        <Alert kind="success">
          {m.moved(email)} <Link to="/verify">{m.verify}</Link>
        </Alert>
      )}
      {step.name === 'typing' && (
        <AddressForm
          onCancel={goTo('shown')}
          onSent={(fresh, pending) =>
            setStep(pending ? { name: 'codes', email: fresh } : { name: 'moved' })
          }
        />
      )}
      {step.name === 'codes' && (
        <AddressCodesForm
          present={email}
          fresh={step.email}
          onRestart={goTo('typing')}
          onDone={goTo('done')}
        />
      )}
      {step.name !== 'typing' && step.name !== 'codes' && (
        <div>
          <Button variant="default" onClick={goTo('typing')}>
            {m.open}
          </Button>
        </div>
      )}
    </Section>
  );
}
