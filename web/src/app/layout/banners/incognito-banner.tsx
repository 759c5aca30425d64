import { Link } from '@tanstack/react-router';
import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '../../../lib/messages/shell.ts';
import classes from './verify-banner.module.css';

/** Asks members whose incognito ended with premium whether others see them again. */
export function IncognitoBanner() {
  const { incognitoEnded: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  if (!data?.user.settings.incognitoEnded) return null;
  const { isVIP } = data.user;
  const change = (settings: { paused: boolean; incognito?: boolean }) => (
    <button
      className={`underline inline-flex items-center p-0 border-0 bg-none color-inherit clickable ${classes.action}`}
      type="button"
      disabled={isPending}
      onClick={() => mutate(settings)}
    >
      {settings.incognito ? m.incognito : settings.paused ? m.keep : m.show}
    </button>
  );
  return (
    <aside
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
    >
      <p>{isVIP ? m.returned : m.text}</p>
      {isVIP ? (
        change({ paused: false, incognito: true })
      ) : (
        <Link className={`underline inline-flex items-center ${classes.action}`} to="/premium">
          {m.premium}
        </Link>
      )}
      {change({ paused: false })}
      {change({ paused: true })}
      {error && <p role="alert">{errorText(error)}</p>}
    </aside>
  );
}
