import { jsx, jsxs } from 'react/jsx-runtime';
var gone_module_default = {
  gone: '_gone_1cecq_1',
  arches: '_arches_1cecq_6',
  arch: '_arch_1cecq_6',
  person: '_person_1cecq_20',
};
// web/src/ui/pages/gone.tsx
/** The page of something that is no longer here. It says what happened, and never who did it. */
function Gone({ title, about, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `grid justify-items-center content-center gap-3 m-auto text-center ${gone_module_default.gone}`,
    'aria-label': title,
    'data-gone': true,
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: `flex items-end gap-3 ${gone_module_default.arches}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('i', { className: `bg-brand-soft ${gone_module_default.arch}` }),
          /* @__PURE__ */ jsx('i', {
            className: `bg-brand-soft overflow-hidden ${gone_module_default.arch}`,
            children: /* @__PURE__ */ jsxs('svg', {
              className: `block w-full h-full ${gone_module_default.person}`,
              viewBox: '0 0 64 96',
              children: [
                /* @__PURE__ */ jsx('circle', {
                  cx: '32',
                  cy: '46',
                  r: '14',
                }),
                /* @__PURE__ */ jsx('path', { d: 'M6 96c0-18 10-30 26-30s26 12 26 30' }),
              ],
            }),
          }),
          /* @__PURE__ */ jsx('i', { className: `bg-brand-soft ${gone_module_default.arch}` }),
        ],
      }),
      /* @__PURE__ */ jsx('h1', {
        className: 'tight-15 balance title-sm',
        children: title,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-lg pretty max-w-text',
        children: about,
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'grid gap-3 justify-items-center mt-2',
        children,
      }),
    ],
  });
}
export { Gone as t };
