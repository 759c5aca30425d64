import { messages as m } from '#texts/shell.ts';
import { session } from '../../../lib/sessions/session.ts';
import classes from './logout-button.module.css';

export function LogoutButton() {
  return (
    <button
      type="button"
      className={`px-3 border-0 rounded-md bg-none muted semibold clickable min-h-40 hover hover-ink ${classes.logout}`}
      onClick={() => void session.logout()}
    >
      {m.nav.logout}
    </button>
  );
}
