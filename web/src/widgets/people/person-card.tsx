import type { PublicUser } from '@kindred/contract/members';
import { IconBookmarkFilled, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cityText } from '../../lib/formats/places.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '#texts/likes.ts';
import badge from '../../ui/lists/status-badge.module.css';
import cards from '../../ui/lists/cards.module.css';
import { CheckedBadge } from '../photo-check/checked-badge.tsx';
import { NameAndAge } from './name-and-age.tsx';
import classes from './person-card.module.css';
import { NoPhoto } from '../photos/no-photo.tsx';
import { Photo } from '../photos/photo.tsx';

const marks = {
  superlike: { icon: IconStarFilled, text: m.likes.superlike },
  bookmark: { icon: IconBookmarkFilled, text: m.browse.bookmarked },
};

interface Props {
  person: PublicUser;
  /** What is said on the picture. */
  mark?: keyof typeof marks | null;
  /** The content below the name, such as the date of a match. */
  children?: ReactNode;
}

/** A member in a grid: the photo, the name and the age link to the profile. */
export function PersonCard({ person, mark, children }: Props) {
  const { away } = useDistances();
  const { _id: id, name, age, profilePicture, profilePictureFocus, location, distance } = person;
  return (
    <article className="relative flex h-full flex-col gap-2">
      <Link
        to="/members/$id"
        params={{ id }}
        className={`grid grid-cols-1 gap-0.5 text-ink ${classes.link}`}
      >
        <span
          className={`relative mb-2 block aspect-portrait overflow-hidden rounded-2xl bg-sunken ${cards.picture} ${classes.photo}`}
        >
          {profilePicture ? (
            <Photo
              className={`h-full w-full object-cover face-up max-phone:face-middle ${classes.image}`}
              url={profilePicture}
              focus={profilePictureFocus}
              alt={m.photoOf({ name })}
              loading="lazy"
            />
          ) : (
            <NoPhoto name={name} />
          )}
          {mark && <Mark kind={mark} />}
        </span>
        <span className={`flex gap-1 ${classes.nameAndAge}`}>
          <NameAndAge name={name} age={age} oneLine />
          <CheckedBadge month={person.photoChecked} />
        </span>
        <span className="text-sm anywhere text-muted">{away(distance) ?? cityText(location)}</span>
      </Link>
      {children}
    </article>
  );
}

function Mark({ kind }: { kind: keyof typeof marks }) {
  const { icon: Icon, text } = marks[kind];
  return (
    <span
      className={`absolute inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold ${badge.kind} ${classes.mark}`}
      data-kind="info"
    >
      <Icon className="flex-none" size={14} aria-hidden />
      <span className="truncate">{text}</span>
    </span>
  );
}

/** Cards side by side, as many as fit. */
export function PersonGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={`m-0 grid list-none p-0 ${cards.cards}`} aria-label={label}>
      {children}
    </ul>
  );
}
