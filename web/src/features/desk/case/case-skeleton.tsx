import { messages } from '#texts/desk.ts';
import deskPageClasses from '../desk-page.module.css';
import { NoFieldYet } from '../focus/no-field-yet.tsx';
import { useTakenFocus } from '../focus/use-taken-focus.ts';
import type { EarlyField } from '../focus/use-early-field.ts';
import classes from './case-skeleton.module.css';
import caseClasses from './case.module.css';

export interface CaseSkeletonProps {
  onAsk?: EarlyField['ask'];
  takesFocus?: boolean;
}

/** Where the parts of a case will be, while it loads. */
export function CaseSkeleton({ onAsk, takesFocus = false }: CaseSkeletonProps) {
  const { case: m } = messages;
  const heading = useTakenFocus(takesFocus);
  return (
    <>
      <section
        className={`flex min-h-0 min-w-0 flex-col overflow-hidden bg-surface ${deskPageClasses.section}`}
        aria-labelledby="case-title"
      >
        <NoFieldYet {...(onAsk && { onAsk })} />
        <h2 className="sr-only" id="case-title" ref={heading} tabIndex={-1}>
          {m.opening}
        </h2>
        <output className="sr-only">{m.loading}</output>
        <Bars
          className={`grid content-start gap-2 border-b border-line ${caseClasses.head}`}
          count={2}
        />
        <div className={`min-h-0 flex-1 overflow-hidden ${caseClasses.scroll}`}>
          <Bars className={`flex gap-3 pt-4 ${classes.photos}`} count={3} />
          <Bars className={`grid gap-3 pt-5 ${classes.reports}`} count={4} />
        </div>
        <Bars className={`flex gap-2 border-t border-line ${classes.bar}`} count={4} />
      </section>
      <Bars
        className={`grid content-start gap-3 px-5 py-4 ${classes.person} ${deskPageClasses.aside}`}
        count={4}
      />
    </>
  );
}

const Bars = ({ className, count }: { className: string; count: number }) => (
  <div className={`${classes.bars} ${className}`} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <i key={index} className={`block rounded-md bg-skeleton ${classes.shape}`} />
    ))}
  </div>
);
