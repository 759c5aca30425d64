import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/calls/config.ts';
import { messages as m } from '#texts/home.ts';
import { Collage } from './collage.tsx';
import classes from './hero.module.css';
import { featuresId, showFeatures } from './show-features.ts';

/** The landing page begins with it. Members have it in the band below their own things. */
export function Hero() {
  return (
    <section className={`grid items-center m-auto max-w-page ${classes.hero}`}>
      <div>
        <h1 className={`balance ${classes.title}`}>{m.title}</h1>
        <p className={`muted pretty ${classes.lead}`}>{m.lead}</p>
        {config.visitorNotes.map(({ text }) => (
          <p key={text} className="pretty mt-4">
            <b>{text}</b>
          </p>
        ))}
        <div className={`flex wrap gap-3 ${classes.actions}`}>
          <Button
            size="lg"
            radius="full"
            renderRoot={(props) => <Link to="/register" {...props} />}
          >
            {m.getStarted}
          </Button>
          <Button
            size="lg"
            radius="full"
            variant="default"
            className="outlined"
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
