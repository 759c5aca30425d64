import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/banners.ts';
import { Banner, BannerButton, BannerLink } from './banner.tsx';

/** Asks members whose incognito ended with premium whether others see them again. */
export function IncognitoBanner() {
  const { incognitoEnded: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  if (!data?.user.settings.incognitoEnded) return null;
  const { isVIP } = data.user;
  const change = (label: string, settings: { paused: boolean; incognito?: boolean }) => (
    <BannerButton disabled={isPending} onClick={() => mutate(settings)}>
      {label}
    </BannerButton>
  );
  return (
    <Banner text={isVIP ? m.returned : m.text}>
      {isVIP ? (
        change(m.incognito, { paused: false, incognito: true })
      ) : (
        <BannerLink to="/premium">{m.premium}</BannerLink>
      )}
      {change(m.show, { paused: false })}
      {change(m.keep, { paused: true })}
      {error && <p role="alert">{errorText(error)}</p>}
    </Banner>
  );
}
