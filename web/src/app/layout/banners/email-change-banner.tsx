import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/shell.ts';
import { Banner } from './banner.tsx';

interface Props {
  oldEmail: string;
  undoUntil: string;
}

/** Tells members that staff have changed their address, as long as the old mailbox can undo it. */
export function EmailChangeBanner({ oldEmail, undoUntil }: Props) {
  const { label, text } = messages.emailChange;
  return (
    <Banner
      label={label}
      text={text({ oldEmail, until: formatDate(undoUntil, { timeStyle: 'short' }) })}
    />
  );
}
