import type { User } from '@kindred/contract/members';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../../lib/sessions/use-session.ts';

// Few members need it, so it loads on demand.
const Form = lazyRouteComponent(() => import('./second-step-form.tsx'), 'SecondStepForm');

export function SecondStep({ onEntered }: { onEntered: (user: User) => void }) {
  const { challenge } = useSession();
  return <Suspense>{challenge && <Form challenge={challenge} onEntered={onEntered} />}</Suspense>;
}
