import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../../lib/messages/accounts.ts';
import { FormPage } from '../form-page.tsx';
import { steps } from './registration-step.ts';
import type { RegistrationStep } from './registration-step.ts';
import classes from './step-frame.module.css';

interface Props {
  step: RegistrationStep;
  title: string;
  why: string;
  children: ReactNode;
}

export function StepFrame({ step, title, why, children }: Props) {
  const m = messages.register;
  return (
    <FormPage
      key={step}
      takesFocus={step > 1}
      title={title}
      lead={why}
      before={
        <p className={classes.progress}>
          {steps.map((each) => (
            <span key={each} data-done={each <= step || undefined} aria-hidden="true" />
          ))}
          {m.step(step, steps.length)}
        </p>
      }
      after={
        <p>
          {m.member} <Link to="/sign-in">{m.signIn}</Link>
        </p>
      }
    >
      {children}
    </FormPage>
  );
}
