import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '../../../lib/messages/shell.ts';
import classes from './verify-banner.module.css';

/** Reminds members that no one new finds them, and takes the pause back. */
export function PausedBanner() {
  const { paused: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  const { paused, incognitoEnded } = data?.user.settings ?? {};
  // When incognito ended, another banner asks about both.
  if (!paused || incognitoEnded) return null;
  return (
    <aside
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
    >
      <p>{m.text}</p>
      <button
        className={`underline inline-flex items-center p-0 border-0 bg-none color-inherit clickable ${classes.action}`}
        type="button"
        disabled={isPending}
        onClick={() => mutate({ paused: false })}
      >
        {m.resume}
      </button>
      {error && <p role="alert">{errorText(error)}</p>}
    </aside>
  );
}
