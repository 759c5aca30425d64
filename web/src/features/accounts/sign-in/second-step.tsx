import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../../lib/sessions/use-session.ts';
import type { StepProps } from './second-step-form.tsx';

// Few members need it, so it loads on demand.
const Form = lazyRouteComponent(() => import('./second-step-form.tsx'), 'SecondStepForm');

export function SecondStep(props: StepProps) {
  const { challenge } = useSession();
  return <Suspense>{challenge && <Form challenge={challenge} {...props} />}</Suspense>;
}
