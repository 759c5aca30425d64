globalThis.lazySources.push('src/features/accounts/sign-in/add-provider.tsx');
import { t as useAddSignInMethod } from './sign-in-methods-BSghdXmR.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { o as readReturn, t as forgetVisit } from './provider-visit-BJXKdLN7.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/add-provider.tsx
/** Adds the provider to the signed-in account. The call itself asks for a fresh proof. */
function AddProvider() {
  const m = messages.providers;
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { mutate, error } = useAddSignInMethod();
  const [returned] = useState(() => readReturn(provider, hash));
  const begun = useRef(false);
  useEffect(() => {
    forgetVisit();
    if (begun.current || !returned) return;
    begun.current = true;
    mutate(returned.credentials, {
      onSuccess: () =>
        void navigate({
          to: '/settings',
          replace: true,
        }),
    });
  }, [returned, mutate, navigate]);
  if (returned && !error)
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.adding,
      children: messages.working,
    });
  return /* @__PURE__ */ jsxs(FormPage, {
    title: m.failed,
    children: [
      /* @__PURE__ */ jsx(Alert, {
        kind: 'danger',
        children: error ? errorText(error) : m.unasked,
      }),
      /* @__PURE__ */ jsx(Link, {
        to: '/settings',
        className: `${columnLink} ${form_module_default.link}`,
        children: m.toSettings,
      }),
    ],
  });
}
export { AddProvider };
