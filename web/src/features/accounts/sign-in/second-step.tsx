import type { User } from '@kindred/contract/members';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';

/** Few need it, so it comes when it is asked for. */
const Form = lazyRouteComponent(() => import('./second-step-form.tsx'), 'SecondStepForm');

export function SecondStep({ onEntered }: { onEntered: (user: User) => void }) {
  return (
    <Suspense>
      <Form onEntered={onEntered} />
    </Suspense>
  );
}
