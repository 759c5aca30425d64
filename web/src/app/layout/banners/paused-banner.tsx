import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/banners.ts';
import { Banner, BannerButton } from './banner.tsx';

/** Reminds members that no one new finds them, and takes the pause back. */
export function PausedBanner() {
  const { paused: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  const { paused, incognitoEnded } = data?.user.settings ?? {};
  // When incognito ended, another banner asks about both.
  if (!paused || incognitoEnded) return null;
  return (
    <Banner text={m.text}>
      <BannerButton disabled={isPending} onClick={() => mutate({ paused: false })}>
        {m.resume}
      </BannerButton>
      {error && <p role="alert">{errorText(error)}</p>}
    </Banner>
  );
}
