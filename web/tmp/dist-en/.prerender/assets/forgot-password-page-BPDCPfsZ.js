globalThis.lazySources.push('src/features/accounts/sign-in/forgot-password-page.tsx');
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { n as useForgotPassword } from './sign-in-DRC1B8Yj.js';
import { r as email } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { r as Alert } from '../entry.mjs';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { Link } from '@tanstack/react-router';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/forgot-form.tsx
function ForgotForm({ onSent }) {
  const { mutateAsync } = useForgotPassword();
  const form = useApiForm({
    initialValues: { email: '' },
    validate: { email },
    submit: async (values) => {
      await mutateAsync(values);
      onSent(values.email);
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(EmailField, {
        label: messages.email,
        ...form.getInputProps('email'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: messages.forgot.submit,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/accounts/sign-in/forgot-password-page.tsx
function ForgotPasswordPage() {
  const m = messages.forgot;
  const [sentTo, setSentTo] = useState(null);
  return /* @__PURE__ */ jsx(
    FormPage,
    {
      back: '/sign-in',
      takesFocus: sentTo !== null,
      title: sentTo ? m.sentTitle : m.title,
      lead: sentTo ? m.sent(sentTo) : m.lead,
      after:
        sentTo &&
        /* @__PURE__ */ jsx(Link, {
          className: 'underline inline-flex items-center min-h-target color-brand semibold',
          to: '/sign-in',
          children: m.back,
        }),
      children: sentTo
        ? /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('p', {
                className: 'muted pretty',
                children: m.spam,
              }),
              /* @__PURE__ */ jsx(UnstyledButton, {
                className: `${columnLink} ${form_module_default.link}`,
                onClick: () => setSentTo(null),
                children: m.other,
              }),
            ],
          })
        : /* @__PURE__ */ jsx(ForgotForm, { onSent: setSentTo }),
    },
    sentTo,
  );
}
export { ForgotPasswordPage };
