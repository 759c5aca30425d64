import { P as column_module_default } from '../entry.mjs';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/ui/pages/section.tsx
/** A part of a member's page with a heading. */
function Section({ title, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-4 border-top ${column_module_default.section}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: title,
      }),
      children,
    ],
  });
}
export { Section as t };
