globalThis.lazySources.push('src/features/profiles/rejected-photo.tsx');
import { t as config } from './config-QonXKZXr.js';
import { r as Alert, y as formatDate } from '../entry.mjs';
import { t as rejectTexts } from './reject-reasons-Ct0h3DW3.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/rejected-photo.ts
var messages = {
  why: (day, reason) =>
    `A photo wasn't accepted on ${day}: ${rejectTexts[reason].notice}. Please choose another.`,
  contest: 'If you think this is a mistake, write to us.',
};
// web/src/features/profiles/rejected-photo.tsx
/** Why a photo is missing, also after its notice was read, and how to contest that. */
function RejectedPhoto({ rejected }) {
  return /* @__PURE__ */ jsxs(Alert, {
    kind: 'warning',
    children: [
      messages.why(formatDate(rejected.at), rejected.reason),
      ' ',
      /* @__PURE__ */ jsx('a', {
        className: 'underline',
        href: `mailto:${config.supportEmail}`,
        children: messages.contest,
      }),
    ],
  });
}
export { RejectedPhoto };
