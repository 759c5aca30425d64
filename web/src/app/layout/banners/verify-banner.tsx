import { messages } from '#texts/shell.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Banner, BannerLink } from './banner.tsx';

/** Asks members who have not confirmed their address to do so. */
export function VerifyBanner() {
  const m = messages.unverified;
  const { requiresVerification } = useSession();
  if (!requiresVerification) return null;
  return (
    <Banner text={m.text}>
      <BannerLink to="/verify">{m.action}</BannerLink>
    </Banner>
  );
}
