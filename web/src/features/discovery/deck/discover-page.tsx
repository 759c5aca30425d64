import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '#texts/likes.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { PeopleHead } from '../people-head.tsx';
import { Deck } from './deck.tsx';
import classes from './discover-page.module.css';
import { PreferencesButton } from './preferences-button.tsx';

// Seen before there are people.
const ConfirmFirst = lazyRouteComponent(
  () => import('../../../widgets/people/confirmed-only.tsx'),
  'ConfirmFirst',
);
const CompleteFirst = lazyRouteComponent(
  () => import('../../../widgets/people/complete-first.tsx'),
  'CompleteFirst',
);

/** People for the member, one after the other, best first. */
export function DiscoverPage() {
  const { discover: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  const mayLook = !requiresVerification && !requiresProfileCompletion;
  return (
    <div className={`grid gap-5 m-auto w-full max-w-page ${classes.page}`}>
      <PeopleHead title={m.title}>{mayLook && <PreferencesButton />}</PeopleHead>
      {mayLook ? (
        <Deck />
      ) : (
        <Suspense>{requiresVerification ? <ConfirmFirst /> : <CompleteFirst />}</Suspense>
      )}
    </div>
  );
}
