import { config } from '../../lib/config.ts';
import { messages } from '../../lib/messages/home.ts';
import classes from './figures.module.css';

const kinds = ['activeUsers', 'successStories', 'satisfaction', 'support'] as const;

export function Figures() {
  const m = messages.figures;
  return (
    <section className={classes.strip} aria-label={m.title}>
      <dl className={classes.figures}>
        {kinds.map((kind) => (
          <div className={classes.group} key={kind}>
            <dt className={classes.term}>{m[kind]}</dt>
            <dd className={classes.value}>{config.figures[kind]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
