import { useId } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var picks_module_default = {
  picks: '_picks_1e2ze_1',
  label: '_label_1e2ze_2',
  input: '_input_1e2ze_29',
};
// web/src/ui/fields/picks.tsx
/** A choice of a few things as large targets. The arrow keys move through it, and the picked one is marked in ink. */
function Picks({ legend, options, value, isLong, onChange }) {
  const name = useId();
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `grid gap-2 m-0 p-0 border-0 two-columns ${picks_module_default.picks}`,
    'data-long': isLong,
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'mb-2 p-0 text-md semibold',
        children: legend,
      }),
      options.map((option, index) =>
        /* @__PURE__ */ jsxs(
          'label',
          {
            className: `row gap-2-5 clickable min-h-target text-md rounded-md ${picks_module_default.label}`,
            children: [
              /* @__PURE__ */ jsx('input', {
                className: `flex-none m-0 clickable no-appearance round no-outline ${picks_module_default.input}`,
                type: 'radio',
                name,
                checked: option.value === value,
                ...(index === 0 && { 'data-autofocus': true }),
                onChange: () => onChange(option.value),
              }),
              option.label,
            ],
          },
          option.value,
        ),
      ),
    ],
  });
}
export { Picks as t };
