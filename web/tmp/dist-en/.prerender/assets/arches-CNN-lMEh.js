import { jsx } from 'react/jsx-runtime';
var arches_module_default = {
  box: '_box_i79eu_2',
  row: '_row_i79eu_7',
  arch: '_arch_i79eu_15',
  image: '_image_i79eu_56',
};
// web/src/ui/pages/arches.tsx
var people = [
  '/assets/sam-Ct_LICQZ.svg',
  '/assets/kofi-Cl5lQl0a.svg',
  '/assets/priya-DtxSV79v.svg',
  '/assets/theo-DyLwwHnY.svg',
];
/** Decoration: a row of people, each in an arch. What places it gives it a height. */
function Arches({ className }) {
  return /* @__PURE__ */ jsx('div', {
    className: `${arches_module_default.box} ${className ?? ''}`,
    'aria-hidden': 'true',
    children: /* @__PURE__ */ jsx('div', {
      className: `flex items-end justify-center h-full ${arches_module_default.row}`,
      children: people.map((picture) =>
        /* @__PURE__ */ jsx(
          'span',
          {
            className: `flex-none overflow-hidden ${arches_module_default.arch}`,
            children: /* @__PURE__ */ jsx('img', {
              className: `block w-full h-full cover ${arches_module_default.image}`,
              src: picture,
              alt: '',
              width: 160,
              height: 200,
              loading: 'lazy',
            }),
          },
          picture,
        ),
      ),
    }),
  });
}
export { Arches as t };
