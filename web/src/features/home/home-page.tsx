import { messages as m } from '../../lib/messages/home.ts';
import { useSession } from '../../lib/use-session.ts';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  const { user, requiresVerification } = useSession();
  const name = user?.firstName ?? user?.name;
  return (
    <>
      <Hero
        greeting={name && m.greeting(name)}
        getStartedTo={requiresVerification ? '/verify' : '/profile'}
      />
      <Figures />
      <Features />
    </>
  );
}
