globalThis.lazySources.push('src/features/settings/second-factor/qr-code.tsx');
import { n as second_factor_module_default } from './staff-account-page-CsA86N0V.js';
import { jsx } from 'react/jsx-runtime';
import { encodeQR } from 'qr';
// web/src/features/settings/second-factor/qr-code.tsx
/** Drawn in the browser, so that its key is never sent. Always black on white, because scanners need that. */
function QrCode({ text, label }) {
  const picture = encodeQR(text, 'svg', { border: 3 });
  return /* @__PURE__ */ jsx('img', {
    className: `rounded-md ${second_factor_module_default.qr}`,
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: label,
  });
}
export { QrCode };
