globalThis.lazySources.push('src/features/premium/withdraw/linked-page.tsx');
import {
  n as useLinkedContract,
  r as useWithdrawByLink,
  t as messages,
} from './withdrawal-RhgoG1EJ.js';
import { n as messages$1, t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { P as column_module_default } from '../entry.mjs';
import './text-link-CXTDE5_U.js';
import { t as Contracts } from './contracts-BQ1k58gX.js';
import { Link, useLocation } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/premium/withdraw/linked-page.tsx
/** The same behind the link of a mail, without signing in. It shows the contract and nothing about the member. */
function LinkedPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const query = useLinkedContract(token);
  const { mutateAsync } = useWithdrawByLink(token ?? '');
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      token &&
        !query.error &&
        /* @__PURE__ */ jsx('h1', {
          className: 'title-md tight anywhere balance visually-hidden-if-titled',
          children: messages.title,
        }),
      token && query.isPending && /* @__PURE__ */ jsx('p', { children: messages.loading }),
      (!token || query.error) &&
        /* @__PURE__ */ jsxs(LinkFailure, {
          query,
          page: true,
          children: [
            /* @__PURE__ */ jsx(Link, {
              to: '/premium/withdraw',
              hash: '',
              className: 'underline inline-flex items-center min-h-target color-brand semibold',
              children: messages.inAccount,
            }),
            /* @__PURE__ */ jsx(Link, {
              to: '/help',
              hash: '',
              className: 'underline inline-flex items-center min-h-target color-brand semibold',
              children: messages$1.toHelp,
            }),
          ],
        }),
      token &&
        query.data &&
        /* @__PURE__ */ jsx(Contracts, {
          found: query.data,
          name: '',
          email: '',
          withdraw: mutateAsync,
        }),
    ],
  });
}
export { LinkedPage };
