import { messages as m } from '../../lib/messages/home.ts';
import { useSession } from '../../lib/use-session.ts';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { NextStep } from './next-step.tsx';

export function HomePage() {
  const { user, requiresVerification, requiresProfileCompletion } = useSession();
  const name = user?.firstName ?? user?.name;
  return (
    <>
      {!user?.isAdmin && <NextStep />}
      <Hero
        quiet
        greeting={name && m.greeting(name)}
        getStartedTo={
          requiresVerification ? '/verify' : requiresProfileCompletion ? '/profile' : '/discover'
        }
      />
      <Figures />
      <Features />
    </>
  );
}
