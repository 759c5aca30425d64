import { r as cards_module_default } from './person-card-vqXCWx4g.js';
import { jsx, jsxs } from 'react/jsx-runtime';
var skeleton_cards_module_default = { line: '_line_z0n1y_1' };
// web/src/ui/states/skeleton-cards.tsx
/** Placeholder people of a grid. */
function SkeletonCards({ count, label, lines = 2 }) {
  return /* @__PURE__ */ jsxs('output', {
    className: `grid ${cards_module_default.cards}`,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: label,
      }),
      Array.from({ length: count }, (_, card) =>
        /* @__PURE__ */ jsxs(
          'span',
          {
            className: 'grid content-start gap-2-5',
            'aria-hidden': true,
            children: [
              /* @__PURE__ */ jsx('i', {
                className: `rounded-2xl portrait w-full bg-skeleton ${cards_module_default.picture}`,
              }),
              Array.from({ length: lines }, (__, line) =>
                /* @__PURE__ */ jsx(
                  'i',
                  { className: `rounded-sm bg-skeleton ${skeleton_cards_module_default.line}` },
                  line,
                ),
              ),
              /* @__PURE__ */ jsx('i', { className: 'rounded-full bg-skeleton w-full h-target' }),
            ],
          },
          card,
        ),
      ),
    ],
  });
}
export { SkeletonCards as t };
