/* empty css                      */
/* empty css                      */
import { Button, Loader } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
// web/src/ui/fields/submit-button.tsx
function SubmitButton({ label, working, pending, quiet = false }) {
  return /* @__PURE__ */ jsx(Button, {
    type: 'submit',
    size: 'lg',
    radius: 999,
    variant: quiet ? 'default' : 'filled',
    fullWidth: true,
    'aria-disabled': pending,
    leftSection:
      pending &&
      /* @__PURE__ */ jsx(Loader, {
        size: 18,
        color: 'currentColor',
      }),
    children: pending ? working : label,
  });
}
export { SubmitButton as t };
