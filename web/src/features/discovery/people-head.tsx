import type { ReactNode } from 'react';
import classes from './people-head.module.css';
import { SegmentedLinks } from './segmented-links.tsx';

/** The head of Cards and of Browse. It is the same on both, so that the switch stays under the finger. */
export function PeopleHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`flex items-center gap-x-5 gap-y-3 ${classes.head}`}>
      <h1 className={`tracking-tight title-md max-tablet:sr-only ${classes.title}`}>{title}</h1>
      <SegmentedLinks />
      <div className={`ms-auto ${classes.tools}`}>{children}</div>
    </header>
  );
}
