import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { messages as m } from '../../lib/messages/home.ts';
import { Collage } from './collage.tsx';
import { featuresId } from './features.tsx';
import classes from './hero.module.css';

interface Props {
  greeting?: ReactNode;
  /** Another visible button is the main one. */
  quiet?: boolean;
  getStartedTo: '/register' | '/verify' | '/profile' | '/discover';
}

export function Hero({ greeting, quiet = false, getStartedTo }: Props) {
  return (
    <section className={`grid items-center m-auto max-w-page ${classes.hero}`}>
      <div>
        {greeting && (
          <p className={`color-brand text-xl semibold anywhere ${classes.greeting}`}>{greeting}</p>
        )}
        <h1 className={`balance ${classes.title}`}>{m.title}</h1>
        <p className={`muted pretty ${classes.lead}`}>{m.lead}</p>
        <div className={`flex gap-3 ${classes.actions}`}>
          <Button
            size="lg"
            radius={999}
            {...(quiet && { variant: 'default', className: classes.quiet })}
            renderRoot={(props) => <Link to={getStartedTo} {...props} />}
          >
            {m.getStarted}
          </Button>
          <Button
            className={classes.quiet}
            size="lg"
            radius={999}
            variant="default"
            component="a"
            href={`#${featuresId}`}
            onClick={showFeatures}
          >
            {m.learnMore}
          </Button>
        </div>
      </div>
      <Collage />
    </section>
  );
}

/** Moves the focus as well, so that the next Tab continues from the features. */
function showFeatures(event: MouseEvent) {
  const features = document.getElementById(featuresId);
  if (!features) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  features.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  features.focus({ preventScroll: true });
}
