globalThis.lazySources.push('src/app/layout/banners/incognito-banner.tsx');
import {
  F as errorText,
  O as useFollowedProfile,
  g as BannerLink,
  h as BannerButton,
  m as Banner,
} from '../entry.mjs';
import { r as useChangeSettings } from './profiles-DMRGhSha.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/app/layout/banners/incognito-banner.tsx
/** Asks members whose incognito ended with premium whether others see them again. */
function IncognitoBanner() {
  const { incognitoEnded: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  if (!data?.user.settings.incognitoEnded) return null;
  const { isVIP } = data.user;
  const change = (label, settings) =>
    /* @__PURE__ */ jsx(BannerButton, {
      disabled: isPending,
      onClick: () => mutate(settings),
      children: label,
    });
  return /* @__PURE__ */ jsxs(Banner, {
    text: isVIP ? m.returned : m.text,
    children: [
      isVIP
        ? change(m.incognito, {
            paused: false,
            incognito: true,
          })
        : /* @__PURE__ */ jsx(BannerLink, {
            to: '/premium',
            children: m.premium,
          }),
      change(m.show, { paused: false }),
      change(m.keep, { paused: true }),
      error &&
        /* @__PURE__ */ jsx('p', {
          role: 'alert',
          children: errorText(error),
        }),
    ],
  });
}
export { IncognitoBanner };
