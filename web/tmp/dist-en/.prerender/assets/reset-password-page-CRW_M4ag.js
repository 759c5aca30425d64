globalThis.lazySources.push('src/features/accounts/sign-in/reset-password-page.tsx');
import { S as useMailedLink, r as Alert } from '../entry.mjs';
import { r as useResetPassword } from './sign-in-DRC1B8Yj.js';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { t as messages } from './accounts-ejE8P6n_.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { n as textLink } from './text-link-CXTDE5_U.js';
import { t as NewPasswordForm } from './new-password-form-DKjrW8Nz.js';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/reset-password-page.tsx
/** The page behind the link of a mail. It names the account, as someone else may be signed in here. */
function ResetPasswordPage() {
  const m = messages.reset;
  const navigate = useNavigate();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useMailedLink('reset', token);
  const { data } = link;
  const { mutateAsync } = useResetPassword(token ?? '', data?.email ?? '');
  const [done, setDone] = useState(false);
  async function submit(values) {
    await mutateAsync(values);
    if (session.get().token) setDone(true);
    else
      await navigate({
        to: '/sign-in',
        search: { changed: true },
        hash: '',
        replace: true,
      });
  }
  const another = /* @__PURE__ */ jsx(Link, {
    className: textLink,
    to: '/forgot-password',
    hash: '',
    children: m.another,
  });
  return /* @__PURE__ */ jsxs(FormPage, {
    back: '/sign-in',
    title: m.title,
    lead: data && !done && m.lead(data.email),
    after: data && !done && another,
    children: [
      token && link.isPending && /* @__PURE__ */ jsx('p', { children: m.reading }),
      (!token || link.error) &&
        /* @__PURE__ */ jsx(LinkFailure, {
          query: link,
          children: another,
        }),
      data &&
        !done &&
        /* @__PURE__ */ jsx(NewPasswordForm, {
          email: data.email,
          label: m.label,
          submitLabel: m.submit,
          submit,
        }),
      data &&
        done &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: 'success',
          children: [
            m.done(data.email),
            ' ',
            /* @__PURE__ */ jsx(Link, {
              to: '/home',
              children: m.home,
            }),
          ],
        }),
    ],
  });
}
export { ResetPasswordPage };
