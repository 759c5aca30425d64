import { Link } from '@tanstack/react-router';
import { messages } from '../../../lib/messages/shell.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import classes from './verify-banner.module.css';

/** Asks members who have not confirmed their address to do so. */
export function VerifyBanner() {
  const m = messages.unverified;
  const { requiresVerification } = useSession();
  if (!requiresVerification) return null;
  return (
    <aside
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
    >
      <p>{m.text}</p>
      <Link className={`underline inline-flex items-center ${classes.action}`} to="/verify">
        {m.action}
      </Link>
    </aside>
  );
}
