import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { useDistances } from '../../../lib/formats/use-distances.ts';
import { messages } from '#texts/likes.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import classes from './preferences-button.module.css';

const PreferencesDialog = lazyDialog(() =>
  import('./preferences-dialog.tsx').then((file) => file.PreferencesDialog),
);

/** Shows the member's distance and ages, and opens a dialog to change them. */
export function PreferencesButton() {
  const { discover: m } = messages;
  const [open, setOpen] = useState(false);
  // Once opened it stays, so that it can fade out.
  const [opened, setOpened] = useState(false);
  const preferences = useOwnProfile().data?.user.lookingFor;
  const { minAge, maxAge, maxDistance = null } = preferences ?? {};
  const { format } = useDistances();
  const within = maxDistance === null ? null : format(maxDistance);
  const now =
    minAge && maxAge ? m.preferencesNow({ distance: within, from: minAge, to: maxAge }) : null;
  return (
    <>
      <button
        type="button"
        className={`inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong bg-surface text-sm font-semibold text-ink ${classes.button}`}
        aria-label={now ? `${m.preferences}: ${now}` : m.preferences}
        aria-haspopup="dialog"
        title={m.preferences}
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {now && <span className={classes.chosen}>{now}</span>}
      </button>
      {opened && <PreferencesDialog opened={open} onClose={() => setOpen(false)} />}
    </>
  );
}
