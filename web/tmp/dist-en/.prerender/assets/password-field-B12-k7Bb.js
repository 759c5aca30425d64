/* empty css                     */
import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
// web/src/ui/fields/password-field.tsx
/** Replaces Mantine's, whose toggle does not react to the click that assistive technology sends. */
function PasswordField({ toggleLabel, onChange, fresh, hint, ...input }) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return /* @__PURE__ */ jsx(TextInput, {
    type: visible ? 'text' : 'password',
    name: 'password',
    autoComplete: fresh ? 'new-password' : 'current-password',
    ...(fresh && { maxLength: 256 }),
    ...(hint && {
      description: hint,
      inputWrapperOrder: ['label', 'input', 'error', 'description'],
    }),
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    size: 'lg',
    required: true,
    withAsterisk: false,
    leftSection: /* @__PURE__ */ jsx(IconLock, {
      size: 18,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    rightSection: /* @__PURE__ */ jsx(UnstyledButton, {
      className: 'grid place-center w-target h-target rounded-md muted hover hover-ink inset-focus',
      'aria-label': toggleLabel,
      'aria-pressed': visible,
      onClick: () => setVisible(!visible),
      children: /* @__PURE__ */ jsx(Icon, {
        size: 20,
        stroke: 1.75,
        'aria-hidden': true,
      }),
    }),
    ...input,
    onChange: (event) => onChange(event.currentTarget.value),
  });
}
export { PasswordField as t };
