/* empty css                     */
import { Input } from '@mantine/core';
import { useId } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var check_field_module_default = {
  field: '_field_d12jt_1',
  input: '_input_d12jt_1',
};
// web/src/ui/fields/check-field.tsx
/** A box to agree with a sentence, and why it is asked. Native: Mantine's takes 4 kB of the first pages. */
function CheckField({ label, description, error, ...box }) {
  const id = useId();
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-1 ${check_field_module_default.field}`,
    children: [
      /* @__PURE__ */ jsxs('label', {
        className: 'flex items-start gap-4 clickable ps-1',
        children: [
          /* @__PURE__ */ jsx('input', {
            className: `flex-none clickable checkbox ${check_field_module_default.input}`,
            type: 'checkbox',
            'aria-invalid': error ? true : void 0,
            'aria-describedby': error ? `${id}-error ${id}` : id,
            ...box,
          }),
          /* @__PURE__ */ jsx('span', { children: label }),
        ],
      }),
      error &&
        /* @__PURE__ */ jsx(Input.Error, {
          id: `${id}-error`,
          children: error,
        }),
      /* @__PURE__ */ jsx('p', {
        id,
        className: 'muted text-sm pretty lh-14',
        children: description,
      }),
    ],
  });
}
export { CheckField as t };
