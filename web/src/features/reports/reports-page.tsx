import { useMessages } from '../../lib/messages/messages.ts';
import classes from './reports-page.module.css';

export function ReportsPage() {
  const m = useMessages('staff');
  return (
    <div className={classes.page}>
      <h1>{m.reports}</h1>
    </div>
  );
}
