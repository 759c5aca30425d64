import { type ReactNode, useId } from 'react';
import panel from '../../../ui/pages/panel.module.css';
import classes from './member-file.module.css';

interface Props {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the member file with its own heading. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className={`text-sm ${panel.panel} ${classes.panel}`} aria-labelledby={id}>
      <header className={`row wrap between gap-2 ${classes.top}`}>
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Labels and their values. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={`grid m-0 px-5 ${classes.facts}`}>
      {facts.map(([label, value]) => (
        <div className={`grid gap-4 border-top-soft py-2 ${classes.fact}`} key={label}>
          <dt className="muted">{label}</dt>
          <dd className="m-0 semibold anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
