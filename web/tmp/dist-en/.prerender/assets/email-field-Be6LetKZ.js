/* empty css                     */
import { TextInput } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
// web/src/ui/fields/email-field.tsx
function EmailField({ onChange, fresh, ...input }) {
  return /* @__PURE__ */ jsx(TextInput, {
    type: 'email',
    name: 'email',
    autoComplete: fresh ? 'email' : 'username',
    size: 'lg',
    required: true,
    withAsterisk: false,
    leftSection: /* @__PURE__ */ jsx(IconMail, {
      size: 18,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    ...input,
    onChange: (event) => onChange(event.currentTarget.value),
  });
}
export { EmailField as t };
