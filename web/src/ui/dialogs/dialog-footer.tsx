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
    <div className={`flex wrap justify-end gap-2 bg-raised sticky z-1 ${classes.footer}`}>
      {hint && <p className={`text-sm balance self-center muted ${classes.hint}`}>{hint}</p>}
      {children}
    </div>
  );
}
