import { IconPuzzle, IconShieldCheck, IconWorld } from '@tabler/icons-react';
import { messages } from '#texts/home.ts';
import classes from './features.module.css';
import { featuresId } from './show-features.ts';

/** Quiet below what is the member's own. */
export function Features({ quiet = false }: { quiet?: boolean }) {
  const { title, safe, smart, global } = messages.features;
  const features = [
    { Icon: IconShieldCheck, ...safe },
    { Icon: IconPuzzle, ...smart },
    { Icon: IconWorld, ...global },
  ];
  return (
    <section
      id={featuresId}
      tabIndex={-1}
      className={`mx-auto grid max-w-page grid-cols-3 gap-12 outline-none ${classes.features}`}
      aria-label={title}
      data-quiet={quiet || undefined}
    >
      {features.map(({ Icon, ...feature }) => (
        <article className={classes.feature} key={feature.title}>
          <Icon size={30} stroke={1.5} className={`text-brand ${classes.sign}`} aria-hidden />
          <h2 className={`tracking-snug ${classes.heading}`}>{feature.title}</h2>
          <p className={`text-lg text-pretty text-muted ${classes.text}`}>{feature.text}</p>
        </article>
      ))}
    </section>
  );
}
