import { jsx, jsxs } from 'react/jsx-runtime';
var empty_state_module_default = {
  empty: '_empty_202kv_1',
  arch: '_arch_202kv_12',
};
// web/src/ui/states/empty-state.tsx
/** In the place of a list that is empty: what is missing, why, and what to do. */
function EmptyState({ icon: Sign, art, title, about, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `grid justify-items-center gap-3 w-full text-center border-line rounded-3xl bg-surface ${empty_state_module_default.empty}`,
    'aria-label': title,
    children: [
      art,
      Sign &&
        /* @__PURE__ */ jsx('span', {
          className: `grid place-center mb-1-5 color-brand ${empty_state_module_default.arch}`,
          'aria-hidden': true,
          children: /* @__PURE__ */ jsx(Sign, {
            size: 28,
            stroke: 1.5,
          }),
        }),
      /* @__PURE__ */ jsx('h2', {
        className: 'tight-15 balance title-sm',
        children: title,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-lg balance max-w-text',
        children: about,
      }),
      children &&
        /* @__PURE__ */ jsx('div', {
          className: 'flex wrap justify-center gap-3 mt-2',
          children,
        }),
    ],
  });
}
export { EmptyState as t };
