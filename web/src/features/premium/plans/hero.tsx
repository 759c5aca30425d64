import { messages } from '../../../lib/messages/premium.ts';
import classes from './hero.module.css';

interface Props {
  /** Whether the member has premium. */
  own: boolean;
  /** When it ends, if the member has canceled it. */
  ends: string | null;
  /** How many people like the member. 0 if premium would not show them. */
  likes: number;
}

/** The cards are drawn, not made from anyone's photo. */
export function Hero({ own, ends, likes }: Props) {
  const { plans: m } = messages;
  const waiting = !own && likes > 0;
  return (
    <header className={`grid items-center gap-12 ${classes.hero}`}>
      <div>
        <h1 className="balance tight-25 title-lg">
          {own ? m.titleOwn : waiting ? m.titleLiked : m.title}
        </h1>
        <p className={`mt-3 muted text-xl pretty ${classes.lead}`}>
          {ends ? m.ownEnds(ends) : own ? m.own : waiting ? m.liked(likes) : m.about}
        </p>
      </div>
      <div className={`relative ${classes.fan}`} aria-hidden="true">
        {[0, 1, 2, 3].map((card) => (
          <span
            className={`shadow-2 overflow-hidden absolute rounded-lg ${classes.card}`}
            key={card}
            data-card={card}
          >
            <i className={`absolute ${classes.face}`} />
          </span>
        ))}
        {waiting && (
          <b
            className={`grid place-center absolute z-1 bg-brand color-white rounded-full content-box ${classes.count}`}
          >
            {likes > 99 ? '99+' : likes}
          </b>
        )}
      </div>
    </header>
  );
}
