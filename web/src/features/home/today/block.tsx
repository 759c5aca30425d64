import type { ReactNode } from 'react';
import classes from './today.module.css';

interface Props {
  title: string;
  /** The place among the others on a phone, where all are in one column. */
  place: 'turn' | 'likes' | 'question' | 'people';
  /** At the end of the title. */
  more: ReactNode;
  children: ReactNode;
}

export const Block = ({ title, place, more, children }: Props) => (
  <section className={`min-w-0 ${classes.block}`} data-place={place} aria-label={title}>
    <header className="mb-1.5 flex min-h-11 items-center justify-between gap-3">
      <h2 className="tracking-snug title-xs">{title}</h2>
      {more}
    </header>
    {children}
  </section>
);

export const moreLink =
  'inline-flex items-center min-h-11 whitespace-nowrap text-brand font-semibold hover:underline';
