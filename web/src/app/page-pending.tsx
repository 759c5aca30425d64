import { useMessages } from '../lib/messages/messages.ts';
import classes from './page-pending.module.css';

export function PagePending() {
  const { loading } = useMessages('shell');
  return (
    <output className={classes.pending} aria-label={loading}>
      <i />
      <i />
      <i />
      <i />
    </output>
  );
}
