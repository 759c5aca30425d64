import type { User } from '@kindred/contract/members';
import { Suspense, lazy } from 'react';

/** Few need it, so it comes when it is asked for. */
const Form = lazy(async () => (await import('./second-step-parts.ts')).loadSecondStep());

export function SecondStep({ onEntered }: { onEntered: (user: User) => void }) {
  return (
    <Suspense>
      <Form onEntered={onEntered} />
    </Suspense>
  );
}
