import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/home.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
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
    <div className={`border-top bg-surface ${classes.band}`}>
      <section className={`row wrap between m-auto max-w-page gap-5 ${classes.hero}`}>
        <div className="min-w-0">
          <h2 className={`tight-30 balance ${classes.title}`}>{m.title}</h2>
          <p className="muted text-lg pretty mt-1-5">{m.lead}</p>
        </div>
        <div className={`flex wrap gap-2-5 ${classes.actions}`}>
          <Button
            size="md"
            radius="full"
            variant="default"
            className={`outlined ${classes.action}`}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {m.getStarted}
          </Button>
          <Button
            size="md"
            radius="full"
            variant="default"
            className={`outlined ${classes.action}`}
            component="a"
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
