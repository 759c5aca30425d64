globalThis.lazySources.push('src/widgets/confirm-identity/confirm-identity-dialog.tsx');
import { t as Dialog } from './dialog-CUco7XAF.js';
/* empty css                      */
/* empty css                     */
import { a as giveProof, o as mailProofCode, t as call } from './call-DKXJHjxq.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/confirm-identity.ts
/** The dialog that asks for a fresh proof. */
var messages = {
  title: "Confirm it's you",
  about: "This is sensitive, so we're asking again. We won't ask for the next five minutes.",
  password: 'Password',
  showPassword: 'Show password',
  appCode: 'Code from your authenticator app, or a recovery code',
  mailedCode: 'Code from our email',
  codeAbout: (email) => `You have no password, so we'll email a code to ${email}.`,
  codeSent: (email) => `We emailed a code to ${email}. It works for ten minutes.`,
  mailCode: 'Email me a code',
  mailAgain: 'Email a new code',
  submit: 'Confirm',
  cancel: 'Cancel',
};
// web/src/api/accounts/fresh-proof.ts
var useGiveProof = () => useMutation({ mutationFn: (body) => call(giveProof, { body }) });
var useMailProofCode = () => useMutation({ mutationFn: () => call(mailProofCode, { body: {} }) });
// web/src/widgets/confirm-identity/mail-code.tsx
/** Mails the code to members who have no password. */
function MailCode({ email }) {
  const mail = useMailProofCode();
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('output', {
        children: mail.isSuccess ? messages.codeSent(email) : messages.codeAbout(email),
      }),
      mail.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(mail.error),
        }),
      /* @__PURE__ */ jsx('div', {
        children: /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          loading: mail.isPending,
          onClick: () => mail.mutate(),
          children: mail.isSuccess ? messages.mailAgain : messages.mailCode,
        }),
      }),
    ],
  });
}
// web/src/widgets/confirm-identity/confirm-identity-form.tsx
/** Asks for the password, a code of the authenticator app, or the code of a mail. */
function ConfirmIdentityForm({ request }) {
  const { by, settle } = request;
  const { user } = useSession();
  const { mutateAsync } = useGiveProof();
  const field = by === 'password' ? 'password' : 'code';
  const form = useApiForm({
    initialValues: {
      password: '',
      code: '',
    },
    validate: { [field]: required },
    submit: async (values) => {
      await mutateAsync({ [field]: by === 'password' ? values.password : values.code.trim() });
      settle(true);
    },
  });
  const button = useKeptFocus(form.submitting);
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.about }),
      /* @__PURE__ */ jsx('input', {
        type: 'hidden',
        name: 'username',
        autoComplete: 'username',
        value: user?.email ?? '',
      }),
      by === 'code' && /* @__PURE__ */ jsx(MailCode, { email: user?.email ?? '' }),
      by === 'password'
        ? /* @__PURE__ */ jsx(PasswordField, {
            'data-autofocus': true,
            label: messages.password,
            toggleLabel: messages.showPassword,
            ...form.getInputProps('password'),
          })
        : /* @__PURE__ */ jsx(TextInput, {
            'data-autofocus': true,
            size: 'lg',
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: 40,
            required: true,
            withAsterisk: false,
            label: by === 'second-factor' ? messages.appCode : messages.mailedCode,
            ...form.getInputProps('code'),
          }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: () => settle(false),
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            loading: form.submitting,
            children: messages.submit,
          }),
        ],
      }),
    ],
  });
}
// web/src/widgets/confirm-identity/confirm-identity-dialog.tsx
/** Above the component that asked for it, which continues when it is confirmed. */
function ConfirmIdentityDialog({ request, opened, onClose }) {
  return /* @__PURE__ */ jsx(Dialog, {
    opened,
    onClose,
    title: messages.title,
    closeLabel: messages.cancel,
    children: request && /* @__PURE__ */ jsx(ConfirmIdentityForm, { request }),
  });
}
export { ConfirmIdentityDialog };
