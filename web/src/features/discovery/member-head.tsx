import { textFor } from '../../lib/say.ts';
import { IconMapPin } from '@tabler/icons-react';
import type { Person } from '../../api/discovery.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { activeText } from '../../lib/formats/last-active.ts';
import { placeText } from '../../lib/formats/places.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '#texts/person.ts';
import { messages as words } from '#texts/profiles.ts';
import { CheckedBadge } from '../../widgets/photo-check/checked-badge.tsx';
import { NameAndAge } from '../../widgets/people/name-and-age.tsx';
import classes from './member-page.module.css';

/** Who it is, where, and when they were here. */
export function MemberHead({ person }: { person: Person }) {
  const { user, distance } = person;
  const { away } = useDistances();
  const place = commaList([placeText(user.location), away(distance)]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <h1 className={`tracking-tighter title-lg ${classes.title}`}>
        <NameAndAge name={user.name} age={user.age} />
      </h1>
      <ul
        className={`m-0 flex list-none flex-wrap gap-1.5 p-0 text-lg text-muted ${classes.facts}`}
      >
        {place && (
          <li className="flex items-center gap-1.5">
            <IconMapPin className="flex-none text-faint" size={18} stroke={1.75} aria-hidden />
            {place}
          </li>
        )}
        <li className="flex items-center gap-1.5">
          {textFor(words.genders, user.gender) ?? user.gender}
        </li>
        <Activity user={user} />
      </ul>
      <CheckedBadge month={user.photoChecked} isWhole />
    </div>
  );
}

function Activity({ user: { isOnline, lastActive } }: { user: Person['user'] }) {
  if (isOnline)
    return (
      <li className={`flex items-center gap-1.5 font-semibold text-success ${classes.online}`}>
        {m.online}
      </li>
    );
  return lastActive && <li className="flex items-center gap-1.5">{activeText(lastActive)}</li>;
}
