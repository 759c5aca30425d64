import { messages } from '../lib/messages/shell.ts';
import classes from './page-states.module.css';

export function PagePending() {
  const { loading } = messages;
  return (
    <output className={`grid gap-4 m-auto max-w-page ${classes.pending}`} aria-label={loading}>
      <i className={`rounded-sm ${classes.dot}`} />
      <i className={`rounded-sm ${classes.dot}`} />
      <i className={`rounded-sm ${classes.dot}`} />
      <i className={`rounded-sm ${classes.dot}`} />
    </output>
  );
}
