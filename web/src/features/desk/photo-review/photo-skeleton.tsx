import { messages as m } from '#texts/photo-review.ts';
import { LoadingLine } from '../../../ui/states/loading-line.tsx';
import classes from './photo-skeleton.module.css';
import view from './photo-view.module.css';

const reasons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** The photo, and beside it the buttons, while they load. */
export const PhotoSkeleton = ({ className }: { className: string | undefined }) => (
  <>
    <LoadingLine text={m.loading} />
    <div className={`grid gap-6 ${className}`} aria-hidden>
      <div className={`flex justify-center overflow-hidden rounded-md bg-sunken ${view.view}`}>
        <i className="aspect-portrait h-full bg-skeleton" />
      </div>
      <div className="grid content-start gap-4">
        <i className={`rounded-sm bg-skeleton ${classes.name}`} />
        <i className={`rounded-md bg-skeleton ${classes.approve}`} />
        {reasons.map((reason) => (
          <i
            className={`rounded-sm bg-skeleton max-tablet:hidden ${classes.reason}`}
            key={reason}
          />
        ))}
      </div>
    </div>
  </>
);
