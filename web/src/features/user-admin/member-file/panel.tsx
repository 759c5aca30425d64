import { type ReactNode, useId } from 'react';
import panel from '../../../ui/panel.module.css';
import classes from './member-file.module.css';

interface Props {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the file under a heading of its own. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className={`${panel.panel} ${classes.panel}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Names and what they are. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
