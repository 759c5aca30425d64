import { f as CallError } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
/* empty css                      */
import { t as messages } from './accounts-ejE8P6n_.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/reopen-account.tsx
/** Reopens an account that its owner has closed, after a refused sign-in. */
function ReopenAccount({ error, onReopen }) {
  const { signIn: m } = messages;
  if (!canReopen(error)) return null;
  return /* @__PURE__ */ jsxs('div', {
    children: [
      /* @__PURE__ */ jsx(Button, {
        size: 'lg',
        radius: 999,
        fullWidth: true,
        onClick: onReopen,
        children: m.reopen,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty',
        children: m.reopenHint,
      }),
    ],
  });
}
/** Whether a sign-in was refused because the owner had closed the account. */
function canReopen(error) {
  const body = error instanceof CallError ? error.body : null;
  return JSON.stringify(body ?? {}).includes('"comeBack":true');
}
// web/src/features/accounts/sign-in/second-step.tsx
var Form = lazyRouteComponent(() => import('./second-step-form-D5-h1kl_.js'), 'SecondStepForm');
function SecondStep(props) {
  const { challenge } = useSession();
  return /* @__PURE__ */ jsx(Suspense, {
    children:
      challenge &&
      /* @__PURE__ */ jsx(Form, {
        challenge,
        ...props,
      }),
  });
}
export { ReopenAccount as n, canReopen as r, SecondStep as t };
