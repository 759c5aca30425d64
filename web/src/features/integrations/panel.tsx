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
    <section className={`${panel.panel} grid grid-cols-1`} aria-label={title}>
      <div
        className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
      >
        <h2 className="heading">{title}</h2>
        {action}
      </div>
      <p className="px-5 py-4 text-muted">{about}</p>
      {children}
    </section>
  );
}
