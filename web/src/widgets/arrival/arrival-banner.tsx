import { messages as m } from '#texts/accounts.ts';
import { Arches } from '../../ui/pages/arches.tsx';
import classes from './arrival-banner.module.css';

/** Next to the forms to sign in and to register, and to the consent that follows. */
export function ArrivalBanner() {
  return (
    <div className={`flex column between h-full overflow-hidden bg-brand-soft ${classes.banner}`}>
      <div>
        <p className={`balance tight-25 title-page ${classes.slogan}`}>{m.aside}</p>
        <ul className={`grid gap-2-5 p-0 text-lg list-none ${classes.list}`}>
          {m.promises.map((promise) => (
            <li className={`row gap-2-5 ${classes.item}`} key={promise}>
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <Arches className={classes.arches} />
    </div>
  );
}
