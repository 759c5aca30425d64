import type { PublicUser } from '@kindred/contract/members';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '../../lib/messages/likes.ts';
import cards from '../../ui/lists/cards.module.css';
import classes from './person-card.module.css';
import { Photo } from '../photos/photo.tsx';

interface Props {
  person: PublicUser;
  /** The content below the name, such as the date of a match. */
  children?: ReactNode;
}

/** A member in a grid: the photo, the name and the age link to the profile. */
export function PersonCard({ person, children }: Props) {
  const { away } = useDistances();
  const { _id: id, name, age, profilePicture, profilePictureFocus, location, distance } = person;
  return (
    <article className="flex column gap-2 h-full relative">
      <Link to="/members/$id" params={{ id }} className={`grid gap-hairline ink ${classes.link}`}>
        <span
          className={`block mb-2 bg-sunken overflow-hidden portrait rounded-2xl ${cards.picture} ${classes.photo}`}
        >
          {profilePicture && (
            <Photo
              className={`w-full h-full cover face-up ${classes.image}`}
              url={profilePicture}
              focus={profilePictureFocus}
              alt={m.photoOf(name)}
              loading="lazy"
            />
          )}
        </span>
        <span className={`anywhere ${classes.nameAndAge}`}>
          <b className={classes.name}>{name}</b>, {age}
        </span>
        <span className="muted text-sm">{away(distance) ?? location.city}</span>
      </Link>
      {children}
    </article>
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
