import { Fragment } from 'react';
import classes from './shortcuts.module.css';

/** What stands between the keys of one line, such as the plus of 'Ctrl+Enter'. */
const joints = /(, then |, |\+|–)/;

/** The effect of each key. */
export function KeyList({ keys, label }: { keys: readonly (readonly string[])[]; label: string }) {
  return (
    <dl
      className={`grid m-0 border-top text-sm hide-below-tablet ${classes.keys}`}
      aria-label={label}
    >
      {keys.map(([key = '', what]) => (
        <div className="row gap-3 min-w-0" key={key}>
          <dt className={`flex-none muted ${classes.caps}`}>
            {key.split(joints).map((part, index) =>
              index % 2 === 0 ? (
                <kbd key={part} className="key ink">
                  {part}
                </kbd>
              ) : (
                <Fragment key={part}>{part}</Fragment>
              ),
            )}
          </dt>
          <dd className="min-w-0 m-0">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
