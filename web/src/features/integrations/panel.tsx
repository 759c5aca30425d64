import type { ReactNode } from 'react';
import panel from '../../ui/pages/panel.module.css';

interface Props {
  title: string;
  about: string;
  action: ReactNode;
  children: ReactNode;
}

export function Panel({ title, about, action, children }: Props) {
  return (
    <section className={`${panel.panel} grid one-column`} aria-label={title}>
      <div className={`row wrap between gap-3 p-head ${panel.head}`}>
        <h2 className="heading">{title}</h2>
        {action}
      </div>
      <p className="muted p-panel">{about}</p>
      {children}
    </section>
  );
}
