import { messages as m } from '../../lib/messages/accounts.ts';
import { Arches } from '../../ui/arches.tsx';
import classes from './banner.module.css';

/** Next to the forms to sign in and to register. */
export function Banner() {
  return (
    <div className={classes.banner}>
      <div>
        <p className={classes.text}>{m.aside}</p>
        <ul className={classes.list}>
          {m.promises.map((promise) => (
            <li className={classes.item} key={promise}>
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <Arches className={classes.arches} />
    </div>
  );
}
