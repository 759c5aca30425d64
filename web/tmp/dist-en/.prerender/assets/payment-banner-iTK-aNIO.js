globalThis.lazySources.push('src/app/layout/banners/payment-banner.tsx');
import { O as useFollowedProfile, g as BannerLink, m as Banner } from '../entry.mjs';
import { o as usePaymentFailed } from './subscription-Db_Max84.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { jsx } from 'react/jsx-runtime';
// web/src/app/layout/banners/payment-banner.tsx
/** Tells members with premium that a payment failed, while there is time to change the card. */
function PaymentBanner() {
  const { payment: m } = messages;
  useFollowedProfile();
  if (!usePaymentFailed()) return null;
  return /* @__PURE__ */ jsx(Banner, {
    text: m.failed,
    children: /* @__PURE__ */ jsx(BannerLink, {
      to: '/premium/methods',
      reloadDocument: true,
      children: m.action,
    }),
  });
}
export { PaymentBanner };
