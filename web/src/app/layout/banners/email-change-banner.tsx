import { useEmailChange } from '../../../api/accounts/own-profile.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/shell.ts';
import { Banner } from './banner.tsx';

/** Tells members that staff have changed their address, as long as the old mailbox can undo it. */
export function EmailChangeBanner() {
  const { data } = useEmailChange();
  if (!data) return null;
  const { label, text } = messages.emailChange;
  return (
    <Banner
      label={label}
      text={text({
        oldEmail: data.oldEmail,
        until: formatDate(data.undoUntil, { timeStyle: 'short' }),
      })}
    />
  );
}
