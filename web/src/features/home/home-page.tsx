import { messages as m } from '#texts/home.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { AboutBand } from './about-band.tsx';
import classes from './home-page.module.css';
import { NextStep } from './next-step.tsx';
import { Today } from './today/today.tsx';

/** What is the member's own, and below it what the service is. */
export function HomePage() {
  const { user, requiresVerification, requiresProfileCompletion } = useSession();
  const name = user?.firstName ?? user?.name;
  const canMeet = !requiresVerification && !requiresProfileCompletion;
  return (
    <>
      <div
        className={`mx-auto grid w-full max-w-page grid-cols-1 content-start gap-6 ${classes.own}`}
        data-full={(!user?.isAdmin && canMeet) || undefined}
      >
        <h1 className="tracking-tighter anywhere title-md max-tablet:sr-only">
          {name ? m.greeting({ name }) : m.today.title}
        </h1>
        {!user?.isAdmin && <NextStep />}
        {!user?.isAdmin && canMeet && <Today />}
      </div>
      <AboutBand />
    </>
  );
}
