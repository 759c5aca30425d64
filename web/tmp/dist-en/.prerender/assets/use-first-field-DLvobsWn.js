/* empty css                     */
import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var code_field_module_default = {
  boxes: '_boxes_c9pxn_1',
  box: '_box_c9pxn_1',
  code: '_code_c9pxn_10',
  input: '_input_c9pxn_25',
};
/**
 * One field instead of six, so that a code can be pasted, filled in by a phone and read by a screen reader. It is drawn as
 * a box for each digit.
 */
function CodeField({ onChange, ...input }) {
  const { value = '', error } = input;
  return /* @__PURE__ */ jsx(TextInput, {
    name: 'code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    size: 'xl',
    required: true,
    withAsterisk: false,
    classNames: { input: code_field_module_default.input },
    inputContainer: inBoxes(value, Boolean(error)),
    ...input,
    onChange: (event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6)),
  });
}
var inBoxes = (value, isWrong) => (field) =>
  /* @__PURE__ */ jsxs('div', {
    className: `relative mt-1-5 rounded-lg ${code_field_module_default.code}`,
    'data-wrong': isWrong,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: `grid gap-2 ${code_field_module_default.boxes}`,
        'aria-hidden': true,
        children: Array.from({ length: 6 }, (_, index) =>
          /* @__PURE__ */ jsx(
            'i',
            {
              className: `grid place-center border-strong rounded-lg bg-surface ink tabular ${code_field_module_default.box}`,
              'data-next': index === Math.min(value.length, 5) || void 0,
              children: value[index],
            },
            index,
          ),
        ),
      }),
      field,
    ],
  });
// web/src/ui/dialogs/use-first-field.ts
/** Focuses the first field of a form that replaces the element that had the focus, or that is in a new dialog. */
function useFirstField() {
  const form = useRef(null);
  useEffect(() => {
    const field = form.current?.querySelector('input:not([type=hidden])');
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, []);
  return form;
}
export { CodeField as n, useFirstField as t };
