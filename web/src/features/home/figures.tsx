import { config } from '../../lib/calls/config.ts';
import { messages } from '#texts/home.ts';
import classes from './figures.module.css';

const kinds = ['activeUsers', 'successStories', 'satisfaction', 'support'] as const;

export function Figures({ quiet = false }: { quiet?: boolean }) {
  const m = messages.figures;
  return (
    <section className={classes.strip} aria-label={m.title} data-quiet={quiet || undefined}>
      <dl className={`mx-auto grid max-w-page ${classes.figures}`}>
        {kinds.map((kind) => (
          <div className={`flex justify-end ${classes.figure}`} key={kind}>
            <dt className={`mt-1 text-lg ${classes.term}`}>{m[kind]}</dt>
            <dd className={`m-0 tracking-tightest ${classes.value}`} translate="no">
              <bdi className="anywhere">{config.figures[kind]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
