import type { ReactNode } from 'react';
import { messages } from '#texts/settings.ts';
import type { GroupId } from './settings-index.tsx';
import classes from './settings-page.module.css';

interface Props {
  id: GroupId;
  children: ReactNode;
}

/** Settings about one subject, which the index links to. */
export function SettingsGroup({ id, children }: Props) {
  const title = messages.groups[id];
  return (
    <section
      id={id}
      tabIndex={-1}
      className={`min-w-0 outline-none ${classes.group}`}
      aria-label={title}
    >
      <h2 className={`border-b border-line tracking-snug ${classes.heading}`}>{title}</h2>
      {children}
    </section>
  );
}
