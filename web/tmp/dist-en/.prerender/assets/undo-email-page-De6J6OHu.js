globalThis.lazySources.push('src/features/accounts/sign-in/undo-email-page.tsx');
import { S as useMailedLink, w as useUndoEmailChange } from '../entry.mjs';
import { n as messages, t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { n as form_module_default, t as messages$1 } from './accounts-ejE8P6n_.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { t as NewPasswordForm } from './new-password-form-DKjrW8Nz.js';
import { Link, useLocation } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/undo-email-page.tsx
/** The page behind the link that the old mailbox gets when an address changes. */
function UndoEmailPage() {
  const m = messages$1.undo;
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useMailedLink('undo-email', token);
  const { data } = link;
  const { mutateAsync, isSuccess } = useUndoEmailChange(token ?? '');
  if (isSuccess && data)
    return /* @__PURE__ */ jsx(
      FormPage,
      {
        takesFocus: true,
        title: m.doneTitle,
        lead: m.done(data.email),
        children: /* @__PURE__ */ jsx(Link, {
          to: '/sign-in',
          hash: '',
          className: `${columnLink} ${form_module_default.link}`,
          children: m.toSignIn,
        }),
      },
      'done',
    );
  return /* @__PURE__ */ jsxs(FormPage, {
    title: m.title,
    lead: data && m.lead(data.email, data.present),
    children: [
      token && link.isPending && /* @__PURE__ */ jsx('p', { children: m.reading }),
      (!token || link.error) &&
        /* @__PURE__ */ jsx(LinkFailure, {
          query: link,
          children: /* @__PURE__ */ jsx(Link, {
            to: '/help',
            hash: '',
            className:
              'underline inline-flex items-center min-h-target color-brand semibold self-start',
            children: messages.toHelp,
          }),
        }),
      data &&
        /* @__PURE__ */ jsx(NewPasswordForm, {
          email: data.email,
          label: m.password,
          submitLabel: m.submit,
          submit: mutateAsync,
        }),
    ],
  });
}
export { UndoEmailPage };
