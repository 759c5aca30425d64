import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fullName, initial } from '../../lib/full-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { session } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import classes from './who.module.css';

interface Props {
  badge?: string;
  /** The name leads to its owner's profile. */
  profile?: true;
}

/** The name of whoever is signed in, and the way out. */
export function Who({ badge, profile }: Props) {
  const m = useMessages('shell');
  const { user } = useSession();
  const name = user && (fullName(user) ?? user.email);
  return (
    <>
      {name && (
        <Named profile={profile}>
          <span className={classes.face} aria-hidden="true">
            {user.profilePicture ? <img src={user.profilePicture} alt="" /> : initial(name)}
          </span>
          <span className={classes.name}>{name}</span>
          {badge && <span className={classes.badge}>{badge}</span>}
        </Named>
      )}
      <button type="button" className={classes.logout} onClick={() => void session.logout()}>
        {m.nav.logout}
      </button>
    </>
  );
}

function Named({ profile, children }: { profile: true | undefined; children: ReactNode }) {
  if (!profile) return <span className={classes.who}>{children}</span>;
  return (
    <Link to="/profile" className={classes.who}>
      {children}
    </Link>
  );
}
