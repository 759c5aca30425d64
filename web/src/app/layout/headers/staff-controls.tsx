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
        <Link to="/security" className="flex min-w-0 items-center gap-2.5 font-semibold">
          <AccountFace />
          <span className={`truncate ${classes.name}`}>{name}</span>
          <span
            className={`rounded-sm bg-muted-soft px-2 py-0.5 text-xs text-muted ${classes.badge}`}
          >
            {role === 'administrator' ? m.nav.admin : roles[role]}
          </span>
        </Link>
      )}
      <LogoutButton />
    </>
  );
}
