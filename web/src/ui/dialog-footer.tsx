import type { ReactNode } from 'react';
import classes from './dialog.module.css';

/** The buttons of a dialog, the one that goes on last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
