import type { User } from '@kindred/contract/members';
import { Suspense, lazy } from 'react';
import { loadMessages } from '../../lib/messages/messages.ts';

/** Few need it, so it comes when it is asked for. */
const SecondStepForm = lazy(async () => {
  const [form] = await Promise.all([import('./second-step-form.tsx'), loadMessages('security')]);
  return { default: form.SecondStepForm };
});

export function SecondStep({ onEntered }: { onEntered: (user: User) => void }) {
  return (
    <Suspense>
      <SecondStepForm onEntered={onEntered} />
    </Suspense>
  );
}
