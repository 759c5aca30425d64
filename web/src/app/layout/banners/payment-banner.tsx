import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { usePaymentFailed } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/banners.ts';
import { Banner, BannerLink } from './banner.tsx';

/** Tells members with premium that a payment failed, while there is time to change the card. */
export function PaymentBanner() {
  const { payment: m } = messages;
  useFollowedProfile();
  if (!usePaymentFailed()) return null;
  return (
    <Banner text={m.failed}>
      {/* Loaded with a full navigation, because with real keys only the policy of that page allows the card form. */}
      <BannerLink to="/premium/methods" reloadDocument>
        {m.action}
      </BannerLink>
    </Banner>
  );
}
