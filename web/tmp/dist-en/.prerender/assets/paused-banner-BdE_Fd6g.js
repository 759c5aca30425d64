globalThis.lazySources.push('src/app/layout/banners/paused-banner.tsx');
import {
  F as errorText,
  O as useFollowedProfile,
  h as BannerButton,
  m as Banner,
} from '../entry.mjs';
import { r as useChangeSettings } from './profiles-DMRGhSha.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/app/layout/banners/paused-banner.tsx
/** Reminds members that no one new finds them, and takes the pause back. */
function PausedBanner() {
  const { paused: m } = messages;
  const { data } = useFollowedProfile();
  const { mutate, isPending, error } = useChangeSettings();
  const { paused, incognitoEnded } = data?.user.settings ?? {};
  if (!paused || incognitoEnded) return null;
  return /* @__PURE__ */ jsxs(Banner, {
    text: m.text,
    children: [
      /* @__PURE__ */ jsx(BannerButton, {
        disabled: isPending,
        onClick: () => mutate({ paused: false }),
        children: m.resume,
      }),
      error &&
        /* @__PURE__ */ jsx('p', {
          role: 'alert',
          children: errorText(error),
        }),
    ],
  });
}
export { PausedBanner };
