/* empty css                     */
import {
  a as partOrder,
  i as joinDay,
  o as splitDay,
  s as messages,
} from './birth-date-DvOirEXm.js';
import { Input } from '@mantine/core';
import { useId, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var birth_date_field_module_default = { parts: '_parts_1e1l9_1' };
// web/src/ui/fields/birth-date-field.tsx
var lengths = {
  day: 2,
  month: 2,
  year: 4,
};
var autofill = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};
/** Three short fields, in the order that the reader's language writes a date. A calendar is slow for a birthday. */
function BirthDateField({ label, hint, value = '', onChange, error, ...rest }) {
  const id = useId();
  const group = useRef(null);
  const parts = splitDay(value);
  const order = partOrder();
  const fieldAt = (index) => group.current?.querySelectorAll('input')[index];
  function change(part, index, typed) {
    const digits = typed.replaceAll(/\D/g, '').slice(0, lengths[part]);
    onChange(
      joinDay({
        ...parts,
        [part]: digits,
      }),
    );
    if (digits.length === lengths[part] && digits !== parts[part]) fieldAt(index + 1)?.focus();
  }
  function goBack({ key, currentTarget }, index) {
    if (key === 'Backspace' && currentTarget.value === '') fieldAt(index - 1)?.focus();
  }
  return /* @__PURE__ */ jsxs('fieldset', {
    ref: group,
    className: 'm-0 p-0 min-w-0 border-0',
    'aria-describedby': id,
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'p-0 text-md semibold mb-1-5 lh-14',
        children: label,
      }),
      /* @__PURE__ */ jsx('div', {
        className: `grid gap-2 mb-1-5 ${birth_date_field_module_default.parts}`,
        children: order.map((part, index) =>
          /* @__PURE__ */ jsxs(
            'label',
            {
              className: 'grid gap-1 muted text-sm',
              'data-part': part,
              children: [
                /* @__PURE__ */ jsx('span', { children: messages[part] }),
                /* @__PURE__ */ jsx(Input, {
                  classNames: { input: 'tabular' },
                  size: 'lg',
                  inputMode: 'numeric',
                  autoComplete: autofill[part],
                  value: parts[part],
                  error: Boolean(error),
                  'aria-invalid': error ? true : void 0,
                  onChange: ({ currentTarget }) => change(part, index, currentTarget.value),
                  onKeyDown: (event) => goBack(event, index),
                  ...(index === 0 && rest),
                }),
              ],
            },
            part,
          ),
        ),
      }),
      error
        ? /* @__PURE__ */ jsx(Input.Error, {
            id,
            children: error,
          })
        : /* @__PURE__ */ jsx('p', {
            id,
            className: 'muted text-sm pretty lh-14',
            children: hint,
          }),
    ],
  });
}
export { BirthDateField as t };
