import { useId } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var segments_module_default = {
  legend: '_legend_15cqs_1',
  track: '_track_15cqs_12',
  segment: '_segment_15cqs_12',
};
// web/src/ui/fields/segments.tsx
/** A choice of a few words in one row, or in two where there is no room. The arrow keys move through it. */
function Segments({
  legend,
  hidesLegend,
  isField = false,
  dense = false,
  options,
  value,
  onChange,
}) {
  const name = useId();
  return /* @__PURE__ */ jsxs('fieldset', {
    className: 'm-0 p-0 min-w-0 border-0',
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: hidesLegend ? 'visually-hidden' : `p-0 ${segments_module_default.legend}`,
        'data-field': isField || void 0,
        children: legend,
      }),
      /* @__PURE__ */ jsx('div', {
        className: `flex wrap gap-hairline rounded-md p-1 ${segments_module_default.track}`,
        'data-dense': dense || void 0,
        children: options.map((option) =>
          /* @__PURE__ */ jsxs(
            'label',
            {
              className: `row justify-center rounded-md muted text-sm nowrap relative clickable min-h-40 hover-ink ${segments_module_default.segment}`,
              children: [
                /* @__PURE__ */ jsx('input', {
                  className: 'm-0 w-full h-full absolute clickable inset-0 transparent',
                  type: 'radio',
                  name,
                  value: option.value,
                  checked: option.value === value,
                  onChange: () => onChange(option.value),
                }),
                /* @__PURE__ */ jsx('span', { children: option.label }),
              ],
            },
            option.value,
          ),
        ),
      }),
    ],
  });
}
export { Segments as t };
