import type { ComponentType, ReactNode } from 'react';
import column from '../pages/column.module.css';
import classes from './point-list.module.css';

interface PageProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A page that explains something in a few points. */
export const PointPage = ({ title, about, children }: PageProps) => (
  <div className={`grid gap-6 m-auto w-full ${column.page} ${classes.page}`}>
    <header className="grid gap-2">
      <h1 className="title-md tight anywhere balance visually-hidden-if-titled">{title}</h1>
      <p className="muted text-lg pretty">{about}</p>
    </header>
    {children}
  </div>
);

interface SectionProps {
  icon: ComponentType<{ size: number; stroke: number }>;
  title: string;
  children: ReactNode;
}

export const PointSection = ({ icon: Icon, title, children }: SectionProps) => (
  <section className={`grid border-top ${classes.section}`} aria-label={title}>
    <h2 className={`flex items-start gap-3 ${classes.heading}`}>
      <span
        className={`grid flex-none place-center color-brand bg-brand-soft round ${classes.sign}`}
        aria-hidden
      >
        <Icon size={20} stroke={1.75} />
      </span>
      {title}
    </h2>
    <div className={`grid gap-3 ${classes.list}`}>{children}</div>
  </section>
);

interface ListProps extends Omit<SectionProps, 'children'> {
  points: readonly string[];
}

export const PointList = ({ points, ...section }: ListProps) => (
  <PointSection {...section}>
    <ul className="grid gap-3 m-0 list-none">
      {points.map((point) => (
        <li className={`pretty relative ps-4 ${classes.item}`} key={point}>
          {point}
        </li>
      ))}
    </ul>
  </PointSection>
);
