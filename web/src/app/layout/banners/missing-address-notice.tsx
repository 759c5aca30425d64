import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { messages } from '#texts/banners.ts';
import { type MissingAddress, clearMissing } from '../../../lib/missing-address.ts';
import classes from './missing-address-notice.module.css';

/** As much of it as helps to find the mistake. */
const mostShown = 80;

/** On the page where someone ended who did not get the one they asked for. It is gone on the next page. */
export function MissingAddressNotice({ address, why }: MissingAddress) {
  const { close } = messages.missing;
  const m = messages[why];
  return (
    <output
      className={`row gap-3 m-auto w-full max-w-page rounded-xl bg-muted-soft ${classes.notice}`}
    >
      <IconInfoCircle className="flex-none muted" size={20} stroke={1.75} aria-hidden />
      <span className="flex-1 min-w-0 anywhere">
        {m.before}{' '}
        <b className="mono">
          {address.length > mostShown ? `${address.slice(0, mostShown)}…` : address}
        </b>
        {m.after}
      </span>
      <button
        type="button"
        className="inline-flex items-center justify-center flex-none p-0 w-target h-target border-0 rounded-full bg-none ink clickable hover"
        aria-label={close}
        onClick={clearMissing}
      >
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </output>
  );
}
