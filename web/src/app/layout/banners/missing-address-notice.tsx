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
      className={`mx-auto flex w-full max-w-page items-center gap-3 rounded-xl bg-muted-soft ${classes.notice}`}
    >
      <IconInfoCircle className="flex-none text-muted" size={20} stroke={1.75} aria-hidden />
      <span className="min-w-0 flex-1 anywhere">
        {m.before}{' '}
        <b className="font-mono">
          {address.length > mostShown ? `${address.slice(0, mostShown)}…` : address}
        </b>
        {m.after}
      </span>
      <button
        type="button"
        className="inline-flex h-11 w-11 flex-none cursor-pointer items-center justify-center rounded-full border-0 bg-transparent p-0 text-ink hover:bg-hover"
        aria-label={close}
        onClick={clearMissing}
      >
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </output>
  );
}
