globalThis.lazySources.push('src/features/settings/forms/remove-sign-in-method-dialog.tsx');
import { n as useRemoveSignInMethod } from './sign-in-methods-BSghdXmR.js';
import { t as messages } from './own-account-6lKyCW6f.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { a as AccountForm } from './sign-in-methods-section-C2CpUsey.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/settings/forms/remove-sign-in-method-dialog.tsx
function RemoveSignInMethodDialog({ method, opened, onClose, onDone }) {
  const m = messages.signInMethods;
  return /* @__PURE__ */ jsx(Dialog, {
    title: m.dialog(m.names[method]),
    closeLabel: m.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsx(RemoveSignInMethodForm, {
      method,
      onClose,
      onDone,
    }),
  });
}
/** The call itself asks for a fresh proof. */
function RemoveSignInMethodForm({ method, onClose, onDone }) {
  const m = messages.signInMethods;
  const { mutateAsync } = useRemoveSignInMethod();
  const form = useApiForm({
    initialValues: {},
    submit: async () => {
      await mutateAsync(method);
      onDone();
    },
  });
  return /* @__PURE__ */ jsx(AccountForm, {
    form,
    submit: m.submit,
    cancel: m.cancel,
    inDialog: true,
    onCancel: onClose,
    children: /* @__PURE__ */ jsx('p', { children: m.why(m.names[method]) }),
  });
}
export { RemoveSignInMethodDialog };
