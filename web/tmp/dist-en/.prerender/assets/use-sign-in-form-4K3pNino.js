import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { F as errorText, I as messages, r as Alert } from '../entry.mjs';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as messages$1 } from './accounts-ejE8P6n_.js';
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { r as email } from './field-rules-DCPVh_RY.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/session-expired.tsx
/** Says why a member who was signed in has to sign in again. */
function SessionExpired() {
  const { expired } = useSession();
  return (
    expired &&
    /* @__PURE__ */ jsx(Alert, {
      kind: 'warning',
      children: messages$1.signIn.expired,
    })
  );
}
// web/src/features/accounts/sign-in/use-sign-in-form.ts
/** The form of address and password, for members and for staff. */
function useSignInForm(onEntered) {
  const { status, error } = useSession();
  const form = useApiForm({
    initialValues: {
      email: '',
      password: '',
    },
    validate: {
      email,
      password: (password) => (password === '' ? messages$1.passwordMissing : null),
    },
    failureText: messages.login,
    onValuesChange: () => {
      if (session.get().error) session.reset();
    },
    submit: async (values) => {
      const user = await entered(session.login(values));
      if (user) await onEntered(user);
    },
  });
  const refused = status === 'failed' ? errorText(error, messages.login) : null;
  return {
    ...form,
    failure: form.failure ?? refused,
  };
}
export { SessionExpired as n, useSignInForm as t };
