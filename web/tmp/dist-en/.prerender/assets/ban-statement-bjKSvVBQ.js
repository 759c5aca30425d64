import { f as CallError } from './session-qxZvcB-b.js';
import { t as messages } from './accounts-ejE8P6n_.js';
import { Link } from '@tanstack/react-router';
import { jsx } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/ban-statement.tsx
/** Banned members whose sign-in was refused get the link to the decision. */
function BanStatement({ error }) {
  const token = (error instanceof CallError ? error.body : null)?.data?.statement;
  if (!token) return null;
  return /* @__PURE__ */ jsx('p', {
    className: 'muted pretty',
    children: /* @__PURE__ */ jsx(Link, {
      to: '/statement',
      hash: `token=${encodeURIComponent(token)}`,
      children: messages.signIn.statement,
    }),
  });
}
export { BanStatement as t };
