import { Link } from '@tanstack/react-router';
import { messages as roles } from '#texts/roles.ts';
import { messages as m } from '#texts/shell.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import classes from './staff-controls.module.css';
import { AccountFace, useAccountName } from './account-face.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The name and role of a colleague, and the button to sign out. */
export function StaffControls() {
  const name = useAccountName();
  const role = useSession().user?.staffRole ?? 'administrator';
  return (
    <>
      {name && (
        <Link to="/security" className="row gap-2-5 min-w-0 semibold">
          <AccountFace />
          <span className={`truncate ${classes.name}`}>{name}</span>
          <span className={`rounded-sm bg-muted-soft muted text-xs p-tag ${classes.badge}`}>
            {role === 'administrator' ? m.nav.admin : roles[role]}
          </span>
        </Link>
      )}
      <LogoutButton />
    </>
  );
}
