import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import classes from './today.module.css';

/** What the day brings before it is there, in the places of its parts. */
export const TodaySkeleton = ({ label }: { label: string }) => (
  <div className={`grid items-start gap-8 ${classes.today}`}>
    <div className={`grid min-w-0 ${classes.column}`}>
      <Part place="turn">
        <SkeletonRows count={2} label={label} faces />
      </Part>
      <Part place="people">
        <div className={`grid grid-cols-3 gap-4 ${classes.people}`}>
          {[1, 2, 3].map((person) => (
            <i key={person} className="aspect-portrait rounded-2xl bg-skeleton" />
          ))}
        </div>
      </Part>
    </div>
    <div className={`grid min-w-0 ${classes.column}`}>
      <Part place="likes">
        <div className={`flex gap-3.5 overflow-hidden ${classes.likes}`}>
          {[1, 2, 3, 4, 5].map((person) => (
            <i key={person} className={`flex-none rounded-full bg-skeleton ${classes.face}`} />
          ))}
        </div>
      </Part>
      <Part place="question">
        <div className={`rounded-xl border border-line bg-surface p-5 ${classes.box}`}>
          <i className={`block rounded-sm bg-skeleton ${classes.question} ${classes.words}`} />
          <div className="grid gap-2">
            {[1, 2, 3, 4].map((choice) => (
              <i key={choice} className={`border border-line ${classes.choice}`} />
            ))}
          </div>
        </div>
      </Part>
    </div>
  </div>
);

interface PartProps {
  place: 'turn' | 'likes' | 'question' | 'people';
  children: ReactNode;
}

const Part = ({ place, children }: PartProps) => (
  <div className={`min-w-0 ${classes.block}`} data-place={place}>
    <div className="mb-1.5 flex min-h-11 items-center" aria-hidden>
      <i className={`rounded-sm bg-skeleton ${classes.title}`} />
    </div>
    {children}
  </div>
);
