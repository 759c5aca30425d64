import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { messages as words } from '#texts/accounts.ts';
import { StepPage } from '../../../ui/pages/step-page.tsx';
import { ArrivalBanner } from '../../../widgets/arrival/arrival-banner.tsx';
import { steps } from './registration-step.ts';

type Props = Pick<
  ComponentProps<typeof StepPage>,
  'step' | 'title' | 'lead' | 'back' | 'action' | 'pending' | 'form' | 'children'
>;

export function StepFrame(props: Props) {
  return (
    <StepPage
      {...props}
      arriving
      // The code that confirms the address is the last one.
      steps={steps.length + 1}
      working={words.working}
      exit={<Link to="/sign-in">{words.register.signIn}</Link>}
      aside={<ArrivalBanner />}
    />
  );
}
