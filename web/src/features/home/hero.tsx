import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
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
        <div className={`flex wrap gap-3 ${classes.actions}`}>
          <Button size="lg" radius={999} renderRoot={(props) => <Link to="/register" {...props} />}>
            {m.getStarted}
          </Button>
          <Button
            size="lg"
            radius={999}
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
