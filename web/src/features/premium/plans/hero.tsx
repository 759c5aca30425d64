import { messages } from '#texts/premium.ts';
import { UnnamedPeople } from '../../../ui/portraits/unnamed-people.tsx';
import classes from './hero.module.css';

interface Props {
  /** Whether the member has premium. */
  own: boolean;
  /** When it ends, if the member has canceled it. */
  ends: string | null;
  /** How many people like the member. 0 if premium would not show them. */
  likes: number;
}

/** What premium shows. Those who have it are not shown what they could buy. */
export function Hero({ own, ends, likes }: Props) {
  const { plans: m } = messages;
  const waiting = !own && likes > 0;
  return (
    <header className={`grid items-center gap-12 ${classes.hero}`} data-own={own || undefined}>
      <div>
        <h1 className="tracking-tighter text-balance title-lg">
          {own ? m.titleOwn : waiting ? m.titleLiked : m.title}
        </h1>
        <p className={`mt-3 text-xl text-pretty text-muted ${classes.lead}`}>
          {ends
            ? m.ownEnds({ date: ends })
            : own
              ? m.own
              : waiting
                ? m.liked({ count: likes })
                : m.about}
        </p>
      </div>
      {!own && (
        <div className={`relative ${classes.people}`} aria-hidden="true">
          <UnnamedPeople className={`w-full ${classes.picture}`} />
          {waiting && (
            <b
              className={`absolute box-content grid place-items-center rounded-full bg-brand text-white ${classes.count}`}
            >
              {likes > 99 ? '99+' : likes}
            </b>
          )}
        </div>
      )}
    </header>
  );
}
