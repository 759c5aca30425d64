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
    <article className="flex column gap-2 h-full relative">
      <Link
        to="/members/$id"
        params={{ id }}
        className={`grid one-column gap-hairline ink ${classes.link}`}
      >
        <span
          className={`block mb-2 bg-sunken overflow-hidden relative portrait rounded-2xl ${cards.picture} ${classes.photo}`}
        >
          {profilePicture ? (
            <Photo
              className={`w-full h-full cover face-up face-middle-below-phone ${classes.image}`}
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
        <span className="muted text-sm anywhere">{away(distance) ?? cityText(location)}</span>
      </Link>
      {children}
    </article>
  );
}

function Mark({ kind }: { kind: keyof typeof marks }) {
  const { icon: Icon, text } = marks[kind];
  return (
    <span
      className={`absolute inline-flex items-center gap-1 semibold text-xs rounded-full p-tag ${badge.kind} ${classes.mark}`}
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
    <ul className={`plain-list grid ${cards.cards}`} aria-label={label}>
      {children}
    </ul>
  );
}
