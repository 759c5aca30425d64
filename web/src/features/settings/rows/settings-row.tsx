import type { ReactNode } from 'react';
import classes from './settings-row.module.css';

interface Props {
  title: string;
  /** One line that says what it changes. */
  about?: ReactNode;
  /** It is at the right edge. */
  control?: ReactNode;
  /** A list or a form below. */
  children?: ReactNode;
}

/** One setting: its name, its effect, and its control. */
export function SettingsRow({ title, about, control, children }: Props) {
  return (
    <section className="@container border-b border-line-soft" aria-label={title}>
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 ${classes.head} ${classes.row}`}>
        <div className={`min-w-0 ${classes.texts}`}>
          <h3 className={`block ${classes.title}`}>{title}</h3>
          {about && (
            <p className={`mt-0.5 block text-pretty anywhere text-muted ${classes.about}`}>
              {about}
            </p>
          )}
        </div>
        {control}
      </div>
      <div className={`grid gap-4 ${classes.below}`}>{children}</div>
    </section>
  );
}
