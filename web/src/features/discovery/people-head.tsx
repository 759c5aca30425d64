import type { ReactNode } from 'react';
import classes from './people-head.module.css';
import { SegmentedLinks } from './segmented-links.tsx';

/** The head of Cards and of Browse. It is the same on both, so that the switch stays under the finger. */
export function PeopleHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`row gap-3-by-5 ${classes.head}`}>
      <h1 className={`visually-hidden-below-tablet tight title-md ${classes.title}`}>{title}</h1>
      <SegmentedLinks />
      <div className={`push-end ${classes.tools}`}>{children}</div>
    </header>
  );
}
