import { messages as m } from '../../lib/messages/accounts.ts';
import { Arches } from '../../ui/arches.tsx';
import classes from './banner.module.css';

/** Beside the forms to sign in and to register. */
export function Banner() {
  return (
    <div className={classes.banner}>
      <p>{m.aside}</p>
      <Arches className={classes.arches} />
    </div>
  );
}
