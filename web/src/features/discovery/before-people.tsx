import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../lib/sessions/use-session.ts';

const ConfirmFirst = lazyRouteComponent(
  () => import('../../widgets/people/confirmed-only.tsx'),
  'ConfirmFirst',
);
const CompleteFirst = lazyRouteComponent(
  () => import('../../widgets/people/complete-first.tsx'),
  'CompleteFirst',
);

/** In the place of people, for members who have something to do before they see any. */
export function BeforePeople() {
  const { requiresVerification } = useSession();
  return <Suspense>{requiresVerification ? <ConfirmFirst /> : <CompleteFirst />}</Suspense>;
}
