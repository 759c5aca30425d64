import { Link } from '@tanstack/react-router';
import { fullName, initial } from '../../lib/full-name.ts';
import { messages as m } from '../../lib/messages/shell.ts';
import { session } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { Photo } from '../../widgets/photo.tsx';
import classes from './account-controls.module.css';

interface Props {
  badge?: string;
  /** The own page that the name links to. */
  to: '/profile' | '/security';
}

/** The name of the signed-in user, and the button to sign out. */
export function AccountControls({ badge, to }: Props) {
  const { user } = useSession();
  const name = user && (fullName(user) ?? user.email);
  return (
    <>
      {name && (
        <Link to={to} className={classes.account}>
          <span className={classes.face} aria-hidden="true">
            {user.profilePicture ? <Photo url={user.profilePicture} alt="" /> : initial(name)}
          </span>
          <span className={classes.name}>{name}</span>
          {badge && <span className={classes.badge}>{badge}</span>}
        </Link>
      )}
      <button type="button" className={classes.logout} onClick={() => void session.logout()}>
        {m.nav.logout}
      </button>
    </>
  );
}
