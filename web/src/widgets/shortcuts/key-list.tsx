import { Fragment } from 'react';
import classes from './shortcuts.module.css';

/** What stands between the keys of one line, such as the plus of 'Ctrl+Enter'. */
const joints = /(, then |, |\+|–)/;

/** The effect of each key. */
export function KeyList({ keys, label }: { keys: readonly (readonly string[])[]; label: string }) {
  return (
    <dl
      className={`m-0 grid border-t border-line text-sm max-tablet:hidden ${classes.keys}`}
      aria-label={label}
    >
      {keys.map(([key = '', what]) => (
        <div className="flex min-w-0 items-center gap-3" key={key}>
          <dt className={`flex-none text-muted ${classes.caps}`}>
            {key.split(joints).map((part, index) =>
              index % 2 === 0 ? (
                <kbd key={part} className="key text-ink">
                  {part}
                </kbd>
              ) : (
                <Fragment key={part}>{part}</Fragment>
              ),
            )}
          </dt>
          <dd className="m-0 min-w-0">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
