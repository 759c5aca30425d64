import { messages as m } from '#texts/accounts.ts';
import { Arches } from '../../ui/pages/arches.tsx';
import classes from './arrival-banner.module.css';

/** Next to the forms to sign in and to register, and to the consent that follows. */
export function ArrivalBanner() {
  return (
    <div
      className={`flex h-full flex-col justify-between overflow-hidden bg-brand-soft ${classes.banner}`}
    >
      <div>
        <p className={`tracking-tighter text-balance title-page ${classes.slogan}`}>{m.aside}</p>
        <ul className={`grid list-none gap-2.5 p-0 text-lg ${classes.list}`}>
          {m.promises.map((promise) => (
            <li className={`flex items-center gap-2.5 ${classes.item}`} key={promise}>
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <Arches className={classes.arches} />
    </div>
  );
}
