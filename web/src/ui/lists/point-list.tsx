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
  <div className={`mx-auto grid w-full gap-6 ${column.page} ${classes.page}`}>
    <header className="grid gap-2">
      <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
        {title}
      </h1>
      <p className="text-lg text-pretty text-muted">{about}</p>
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
  <section className={`grid border-t border-line ${classes.section}`} aria-label={title}>
    <h2 className={`flex items-start gap-3 ${classes.heading}`}>
      <span
        className={`grid flex-none place-items-center rounded-full bg-brand-soft text-brand ${classes.sign}`}
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
    <ul className="m-0 grid list-none gap-3">
      {points.map((point) => (
        <li className={`relative ps-4 text-pretty ${classes.item}`} key={point}>
          {point}
        </li>
      ))}
    </ul>
  </PointSection>
);
