import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/discovery.ts';
import { lastActiveText } from '../../lib/formats.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { useSession } from '../../lib/use-session.ts';
import column from '../../ui/column.module.css';
import { Bio, InterestChips, PromptAnswers } from '../../widgets/profile-texts.tsx';
import { BlockAndReport } from './block-and-report.tsx';
import { Compatibility } from './compatibility.tsx';
import classes from './member-page.module.css';

export function MemberProfile({ person }: { person: Person }) {
  const { person: m, genders } = words;
  const { user, distanceFormatted } = person;
  const { city, country } = user.location;
  const self = useSession().user?._id === user._id;
  const facts = [
    genders[user.gender] ?? user.gender,
    [city, country].filter(Boolean).join(', '),
    distanceFormatted,
  ];
  return (
    <>
      {self && (
        <p className={column.row}>
          <span className={column.quiet}>{m.you}</span>
          <Link to="/profile" className={column.link}>
            {m.toProfile}
          </Link>
        </p>
      )}
      {user.profilePicture && (
        <img className={classes.photo} src={user.profilePicture} alt={m.photo(user.name, 1)} />
      )}
      <header className={column.head}>
        <h1>
          {user.name}, {user.age}
        </h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <Activity user={user} />
      </header>
      {!self && <Compatibility person={person} />}
      {(user.bio || user.prompts.length > 0) && (
        <section className={column.section} aria-label={m.about(user.name)}>
          <h2>{m.about(user.name)}</h2>
          <Bio text={user.bio} />
          <PromptAnswers prompts={user.prompts} />
        </section>
      )}
      {user.interests.length > 0 && (
        <section className={column.section} aria-label={m.interests}>
          <h2>{m.interests}</h2>
          <InterestChips interests={user.interests} />
        </section>
      )}
      {user.more_pictures.length > 0 && (
        <ul className={classes.photos} aria-label={m.photos(user.name)}>
          {user.more_pictures.map(({ url, publicId }, index) => (
            <li key={publicId}>
              <img src={url} alt={m.photo(user.name, index + 2)} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {!self && <BlockAndReport member={user} />}
    </>
  );
}

function Activity({ user: { isOnline, lastActive } }: { user: Person['user'] }) {
  const { person: m } = words;
  if (isOnline) return <p>{m.online}</p>;
  return lastActive && <p>{m.active(lastActiveText(lastActive))}</p>;
}
