import { Link } from '@tanstack/react-router';
import { config } from '../../lib/calls/config.ts';
import { messages as m } from '#texts/home.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Collage } from './collage.tsx';
import classes from './hero.module.css';
import { featuresId, showFeatures } from './show-features.ts';

/** The landing page begins with it. Members have it in the band below their own things. */
export function Hero() {
  return (
    <section className={`mx-auto grid max-w-page items-center ${classes.hero}`}>
      <div>
        <h1 className={`text-balance ${classes.title}`}>{m.title}</h1>
        <p className={`text-pretty text-muted ${classes.lead}`}>{m.lead}</p>
        {config.visitorNotes.map(({ text }) => (
          <p key={text} className="mt-4 text-pretty">
            <b>{text}</b>
          </p>
        ))}
        <div className={`flex flex-wrap gap-3 ${classes.actions}`}>
          <Button size="lg" render={(props) => <Link to="/register" {...props} />}>
            {m.getStarted}
          </Button>
          <Button
            size="lg"
            look="plain"
            className="border-line-strong bg-transparent"
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
