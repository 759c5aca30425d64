globalThis.lazySources.push('src/features/accounts/registration/verify-page.tsx');
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as entered } from './sign-in-DRC1B8Yj.js';
import {
  C as useOwnAddress,
  F as errorText,
  I as messages$1,
  S as useMailedLink,
  r as Alert,
} from '../entry.mjs';
import { n as completeCode, r as email } from './field-rules-DCPVh_RY.js';
import { t as nextPath } from './next-path-BDI-5D7a.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { n as CodeField, t as useFirstField } from './use-first-field-DLvobsWn.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import {
  i as useConfirmEmailChange,
  n as useChangeEmail,
  t as messages$2,
} from './own-account-6lKyCW6f.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
/* empty css                      */
import { t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as NewPasswordForm } from './new-password-form-DKjrW8Nz.js';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Button, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/registration/resend.tsx
var waitSeconds = 30;
/** Sends a new code, but not every second: mails take time, and each new code replaces the earlier one. */
function Resend() {
  const m = messages.verify;
  const [wait, setWait] = useState(waitSeconds);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1e3);
    return () => clearTimeout(timer);
  }, [wait]);
  async function resend() {
    if (wait > 0 || session.get().status.endsWith('loading')) return;
    if (await session.resendVerification()) setWait(waitSeconds);
  }
  return /* @__PURE__ */ jsx(UnstyledButton, {
    className: `${columnLink} ${form_module_default.link}`,
    'aria-disabled': wait > 0,
    onClick: () => void resend(),
    children: wait > 0 ? m.wait(wait) : m.again,
  });
}
// web/src/features/accounts/registration/code-form.tsx
function CodeForm({ onWrongAddress }) {
  const m = messages.verify;
  const navigate = useNavigate();
  const { status, error } = useSession();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: { code: completeCode(6) },
    failureText: messages$1.verification,
    submit: async (values) => {
      if (await entered(session.verify(values)))
        await navigate({
          to: nextPath(session.get()),
          replace: true,
        });
    },
  });
  const first = useFirstField();
  useEffect(() => session.reset(), []);
  function enterDigits(digits) {
    form.setFieldValue('code', digits);
    if (digits.length === 6) form.submitNow();
  }
  return /* @__PURE__ */ jsxs('form', {
    ref: first,
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(CodeField, {
        label: m.code,
        ...form.getInputProps('code'),
        onChange: enterDigits,
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      status === 'resend_failed' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error, messages$1.verification),
        }),
      status === 'resend_succeeded' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.sent,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.submit,
        working: messages.working,
        pending: form.submitting,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty border-top pt-5',
        children: m.spam,
      }),
      /* @__PURE__ */ jsx(Resend, {}),
      /* @__PURE__ */ jsx(UnstyledButton, {
        className: columnLink,
        onClick: onWrongAddress,
        children: m.wrong,
      }),
    ],
  });
}
// web/src/features/accounts/registration/correct-address.tsx
/** For members who mistyped their address: the code goes to the right one, which is then the confirmed one. */
function CorrectAddress({ present, onCancel }) {
  const m = messages.verify;
  const [fresh, setFresh] = useState(null);
  return /* @__PURE__ */ jsxs(FormPage, {
    title: fresh ? m.title : m.correct.title,
    lead: fresh ? messages$2.address.sentFresh(fresh) : m.correct.lead(present),
    children: [
      fresh
        ? /* @__PURE__ */ jsx(NewCodeForm, {})
        : /* @__PURE__ */ jsx(AddressForm, { onSent: setFresh }),
      /* @__PURE__ */ jsx(UnstyledButton, {
        className: columnLink,
        onClick: onCancel,
        children: m.correct.cancel,
      }),
    ],
  });
}
function AddressForm({ onSent }) {
  const m = messages.verify.correct;
  const { mutateAsync } = useChangeEmail();
  const first = useFirstField();
  const form = useApiForm({
    initialValues: {
      email: '',
      password: '',
    },
    validate: {
      email,
      password: (password) => (password === '' ? messages.passwordMissing : null),
    },
    submit: async (values) => {
      await mutateAsync(values);
      onSent(values.email.trim());
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    ref: first,
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(EmailField, {
        label: messages$2.address.fresh,
        fresh: true,
        ...form.getInputProps('email'),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        label: messages.password,
        toggleLabel: messages.showPassword,
        ...form.getInputProps('password'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.submit,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
function NewCodeForm() {
  const m = messages.verify;
  const navigate = useNavigate();
  const { mutateAsync } = useConfirmEmailChange();
  const first = useFirstField();
  const form = useApiForm({
    initialValues: { newCode: '' },
    validate: { newCode: completeCode(6) },
    submit: async (values) => {
      await mutateAsync(values);
      await navigate({
        to: nextPath(session.get()),
        replace: true,
      });
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    ref: first,
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(CodeField, {
        label: m.code,
        ...form.getInputProps('newCode'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.submit,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/accounts/registration/confirm-form.tsx
/** One button, for a member who is signed in to the account of the link. */
function ConfirmForm({ label, submit }) {
  const form = useApiForm({
    initialValues: {},
    failureText: messages$1.verification,
    submit,
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/accounts/registration/link-verification.tsx
/** Asks before the link of the mail does anything, and never changes who is signed in. */
function LinkVerification({ token }) {
  const m = messages.verify.link;
  const navigate = useNavigate();
  const link = useMailedLink('verify', token);
  const own = useOwnAddress();
  async function confirm(values) {
    if (
      await entered(
        session.verify({
          token,
          ...values,
        }),
      )
    )
      await navigate({
        to: nextPath(session.get()),
        hash: '',
        replace: true,
      });
  }
  async function signOut() {
    await session.logout();
    await navigate({
      to: '/verify',
      hash: `token=${encodeURIComponent(token)}`,
      replace: true,
    });
  }
  if (link.error)
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.title,
      children: /* @__PURE__ */ jsx(LinkFailure, {
        query: link,
        children: /* @__PURE__ */ jsx(Link, {
          to: own.email === null ? '/sign-in' : '/verify',
          hash: '',
          className: columnLink,
          children: own.email === null ? messages.verify.toSignIn : messages.verify.again,
        }),
      }),
    });
  if (!link.data || own.isPending)
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.title,
      children: m.reading,
    });
  const { email } = link.data;
  if (own.email === email)
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.title,
      lead: m.here(email),
      children: /* @__PURE__ */ jsx(ConfirmForm, {
        label: m.submit,
        submit: () => confirm({}),
      }),
    });
  if (own.email !== null)
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.title,
      lead: m.other(email, own.email),
      children: /* @__PURE__ */ jsx(Button, {
        size: 'lg',
        radius: 999,
        fullWidth: true,
        onClick: () => void signOut(),
        children: m.signOut,
      }),
    });
  return /* @__PURE__ */ jsxs(FormPage, {
    title: m.title,
    lead: m.elsewhere(email),
    children: [
      /* @__PURE__ */ jsx(NewPasswordForm, {
        email,
        label: m.password,
        submitLabel: m.submit,
        failureText: messages$1.verification,
        submit: confirm,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty',
        children: m.orCode,
      }),
    ],
  });
}
// web/src/features/accounts/registration/verify-page.tsx
function VerifyPage() {
  const m = messages.verify;
  const { user } = useSession();
  const [isWrong, setWrong] = useState(false);
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  if (token) return /* @__PURE__ */ jsx(LinkVerification, { token });
  if (user && isWrong)
    return /* @__PURE__ */ jsx(CorrectAddress, {
      present: user.email,
      onCancel: () => setWrong(false),
    });
  return /* @__PURE__ */ jsx(FormPage, {
    isLastStep: true,
    title: m.title,
    lead: user && m.lead(user.email),
    exit: /* @__PURE__ */ jsx(Link, {
      to: '/home',
      className: 'inline-flex items-center min-h-target semibold hover-underline',
      children: m.later,
    }),
    children: /* @__PURE__ */ jsx(CodeForm, { onWrongAddress: () => setWrong(true) }),
  });
}
export { VerifyPage };
