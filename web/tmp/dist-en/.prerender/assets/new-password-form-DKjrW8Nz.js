import { i as newPassword } from './field-rules-DCPVh_RY.js';
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { r as Alert } from '../entry.mjs';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/new-password-form.tsx
/** Chooses a new password behind a mailed link. */
function NewPasswordForm({ email, label, submitLabel, failureText, submit }) {
  const form = useApiForm({
    initialValues: { password: '' },
    validate: { password: newPassword },
    submit,
    ...(failureText !== void 0 && { failureText }),
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('input', {
        type: 'hidden',
        name: 'username',
        autoComplete: 'username',
        value: email,
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        fresh: true,
        label,
        toggleLabel: messages.showPassword,
        hint: messages.register.account.passwordHint,
        ...form.getInputProps('password'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: submitLabel,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
export { NewPasswordForm as t };
