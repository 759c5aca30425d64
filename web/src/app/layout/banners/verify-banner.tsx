import { messages } from '#texts/shell.ts';
import { Banner, BannerLink } from './banner.tsx';

/** Asks members who have not confirmed their address to do so. */
export function VerifyBanner() {
  const { text, action } = messages.unverified;
  return (
    <Banner text={text}>
      <BannerLink to="/verify">{action}</BannerLink>
    </Banner>
  );
}
