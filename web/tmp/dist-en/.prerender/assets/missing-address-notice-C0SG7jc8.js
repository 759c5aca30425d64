globalThis.lazySources.push('src/app/layout/banners/missing-address-notice.tsx');
import { t as messages } from './shell-BHnTSqN_.js';
import { L as clearMissing } from '../entry.mjs';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
var missing_address_notice_module_default = { notice: '_notice_15kfd_1' };
// web/src/app/layout/banners/missing-address-notice.tsx
/** As much of it as helps to find the mistake. */
var mostShown = 80;
/** On the page where someone ended whose address does not exist. It is gone on the next page. */
function MissingAddressNotice({ address }) {
  const { missing: m } = messages;
  return /* @__PURE__ */ jsxs('output', {
    className: `row gap-3 m-auto w-full max-w-page rounded-xl bg-muted-soft ${missing_address_notice_module_default.notice}`,
    children: [
      /* @__PURE__ */ jsx(IconInfoCircle, {
        className: 'flex-none muted',
        size: 20,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('span', {
        className: 'flex-1 min-w-0 anywhere',
        children: [
          m.before,
          ' ',
          /* @__PURE__ */ jsx('b', {
            className: 'mono',
            children: address.length > mostShown ? `${address.slice(0, mostShown)}…` : address,
          }),
          m.after,
        ],
      }),
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className:
          'inline-flex items-center justify-center flex-none p-0 w-target h-target border-0 rounded-full bg-none ink clickable hover',
        'aria-label': m.close,
        onClick: clearMissing,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
export { MissingAddressNotice };
