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
      <header className={`flex flex-wrap items-center justify-between gap-2 ${classes.top}`}>
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
    <dl className={`m-0 grid px-5 ${classes.facts}`}>
      {facts.map(([label, value]) => (
        <div className={`grid gap-4 border-t border-line-soft py-2 ${classes.fact}`} key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 font-semibold anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
