globalThis.lazySources.push('src/features/settings/forms/break-dialog.tsx');
import { a as useDeactivate, t as messages } from './own-account-6lKyCW6f.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { a as AccountForm } from './sign-in-methods-section-C2CpUsey.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/settings/forms/break-dialog.tsx
function BreakDialog({ opened, onClose }) {
  const { pause: m } = messages;
  return /* @__PURE__ */ jsx(Dialog, {
    title: m.dialog,
    closeLabel: m.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsx(BreakForm, { onClose }),
  });
}
/** Deactivating ends the session; signing in again brings the account back. */
function BreakForm({ onClose }) {
  const m = messages.pause;
  const form = useApiForm({
    initialValues: { password: '' },
    validate: { password: required },
    submit: useDeactivate().mutateAsync,
  });
  return /* @__PURE__ */ jsxs(AccountForm, {
    inDialog: true,
    form,
    submit: m.submit,
    cancel: m.cancel,
    missing: form.values.password === '' ? m.missing : null,
    onCancel: onClose,
    children: [
      /* @__PURE__ */ jsx('ul', {
        className: 'grid gap-2 m-0 mb-5 ps-5',
        children: m.points.map((point) => /* @__PURE__ */ jsx('li', { children: point }, point)),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        label: m.password,
        toggleLabel: messages.showPassword,
        ...form.getInputProps('password'),
      }),
    ],
  });
}
export { BreakDialog };
