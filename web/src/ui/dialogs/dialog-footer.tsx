import type { ReactNode } from 'react';
import classes from './dialog-footer.module.css';

interface Props {
  /** What is missing while the last button is disabled. */
  hint?: string | null;
  children: ReactNode;
}

/** The buttons of a dialog, the primary one last. */
export function DialogFooter({ hint, children }: Props) {
  return (
    <div className={`sticky z-1 flex flex-wrap justify-end gap-2 bg-raised ${classes.footer}`}>
      {hint && (
        <p className={`self-center text-sm text-balance text-muted ${classes.hint}`}>{hint}</p>
      )}
      {children}
    </div>
  );
}
