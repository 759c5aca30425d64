import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
// web/src/features/premium/subpage-head.tsx
/** The way back and the title. On a phone the header has both, and this takes no room. */
function SubpageHead({ to, back, title, children }) {
  return /* @__PURE__ */ jsxs('header', {
    className: 'contents-below-tablet',
    children: [
      /* @__PURE__ */ jsxs(Link, {
        to,
        className:
          'inline-flex items-center self-start gap-1-5 min-h-target muted semibold hover-ink hover-underline hide-below-tablet',
        children: [
          /* @__PURE__ */ jsx(IconArrowLeft, {
            size: 16,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          ' ',
          back,
        ],
      }),
      /* @__PURE__ */ jsx('h1', {
        className: 'title-md tight anywhere balance visually-hidden-below-tablet',
        children: title,
      }),
      children,
    ],
  });
}
export { SubpageHead as t };
