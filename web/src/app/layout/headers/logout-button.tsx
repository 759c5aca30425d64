import { messages as m } from '#texts/shell.ts';
import { session } from '../../../lib/sessions/session.ts';
import classes from './logout-button.module.css';

export function LogoutButton() {
  return (
    <button
      type="button"
      className={`min-h-10 cursor-pointer rounded-md border-0 bg-transparent px-3 py-0 font-semibold text-muted hover:bg-hover hover:text-ink ${classes.logout}`}
      onClick={() => void session.logout()}
    >
      {m.nav.logout}
    </button>
  );
}
