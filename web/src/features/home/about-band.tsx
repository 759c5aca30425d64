import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/home.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import classes from './about-band.module.css';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { featuresId, showFeatures } from './show-features.ts';

/** What the service is, below what is the member's own. */
export function AboutBand() {
  const { user, requiresVerification, requiresProfileCompletion } = useSession();
  const to = user?.isAdmin
    ? '/dashboard'
    : requiresVerification
      ? '/verify'
      : requiresProfileCompletion
        ? '/profile'
        : '/discover';
  return (
    <div className={`border-t border-line bg-surface ${classes.band}`}>
      <section
        className={`mx-auto flex max-w-page flex-wrap items-center justify-between gap-5 ${classes.hero}`}
      >
        <div className="min-w-0">
          <h2 className={`tracking-tightest text-balance ${classes.title}`}>{m.title}</h2>
          <p className="mt-1.5 text-lg text-pretty text-muted">{m.lead}</p>
        </div>
        <div className={`flex flex-wrap gap-2.5 ${classes.actions}`}>
          <Button
            size="md"
            look="plain"
            className={`border-line-strong bg-transparent ${classes.action}`}
            render={(props) => <Link to={to} {...props} />}
          >
            {m.getStarted}
          </Button>
          <Button
            size="md"
            look="plain"
            className={`border-line-strong bg-transparent ${classes.action}`}
            href={`#${featuresId}`}
            onClick={showFeatures}
          >
            {m.learnMore}
          </Button>
        </div>
      </section>
      <Features quiet />
      <Figures quiet />
    </div>
  );
}
