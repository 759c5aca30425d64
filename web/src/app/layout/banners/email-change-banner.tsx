import { useEmailChange } from '../../../api/accounts/mailed-links.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/shell.ts';
import classes from './verify-banner.module.css';

/** Tells members that staff have changed their address, as long as the old mailbox can undo it. */
export function EmailChangeBanner() {
  const { data } = useEmailChange();
  if (!data) return null;
  return (
    <aside
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
      aria-label={messages.emailChange.label}
    >
      <p>
        {messages.emailChange.text(
          data.oldEmail,
          formatDate(data.undoUntil, { timeStyle: 'short' }),
        )}
      </p>
    </aside>
  );
}
