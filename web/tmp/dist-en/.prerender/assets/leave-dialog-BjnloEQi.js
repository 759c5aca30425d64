globalThis.lazySources.push('src/features/settings/forms/leave-dialog.tsx');
import {
  a as useLeave,
  o as useMailLeavingCode,
  s as useOwnAccount,
  t as messages,
} from './personal-data-BvaLG2wp.js';
import { t as config } from './config-QonXKZXr.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Credit } from './credit-ComEOvRA.js';
/* empty css                      */
/* empty css                     */
import { F as errorText, P as column_module_default, r as Alert } from '../entry.mjs';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { useNavigate } from '@tanstack/react-router';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/settings/forms/leave-form.tsx
/** Confirmed with the password, or with a mailed code by members without a password. */
function LeaveForm({ account: { email, hasPassword }, withdraws, onCancel }) {
  const { leave: m, consent } = messages;
  const navigate = useNavigate();
  const { mutateAsync } = useLeave();
  const mail = useMailLeavingCode();
  const form = useApiForm({
    initialValues: {
      password: '',
      code: '',
    },
    validate: hasPassword ? { password: required } : { code: required },
    submit: async ({ password, code }) => {
      signOut(
        await mutateAsync({
          ...(hasPassword ? { password } : { code }),
          withdrawConsent: withdraws,
        }),
      );
    },
  });
  const button = useKeptFocus(form.submitting);
  const codeSent = mail.isSuccess;
  const { password, code } = form.values;
  const missing = hasPassword
    ? password === '' && m.missingPassword
    : codeSent && code === '' && m.missingCode;
  const failure = form.failure ?? (mail.error && errorText(mail.error));
  /** The server has ended every session; the sign-in page says until when the account can be restored. */
  function signOut(leaving) {
    session.forget();
    navigate({
      to: '/sign-in',
      search: { leaving },
      replace: true,
    });
  }
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...form.formProps,
    children: [
      !hasPassword &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('p', {
              className: column_module_default.quiet,
              children: codeSent ? m.codeSent(email) : m.codeAbout(email),
            }),
            /* @__PURE__ */ jsx('div', {
              children: /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                loading: mail.isPending,
                onClick: () => mail.mutate(),
                children: m.mailCode,
              }),
            }),
          ],
        }),
      hasPassword
        ? /* @__PURE__ */ jsx(TextInput, {
            size: 'lg',
            type: 'password',
            autoComplete: 'current-password',
            required: true,
            withAsterisk: false,
            label: m.password,
            ...form.getInputProps('password'),
          })
        : codeSent &&
          /* @__PURE__ */ jsx(TextInput, {
            size: 'lg',
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 6,
            required: true,
            withAsterisk: false,
            label: m.code,
            ...form.getInputProps('code'),
          }),
      failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        hint: missing || null,
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onCancel,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'danger',
            loading: form.submitting,
            disabled: hasPassword ? password === '' : code === '',
            children: withdraws ? consent.confirm : m.confirm,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/settings/forms/leave-dialog.tsx
var day = 864e5;
/** Says what will happen and asks for the password or a code. */
function LeaveDialog({ withdraws = false, opened, onClose }) {
  const { leave: m, consent } = messages;
  const account = useOwnAccount();
  const [until] = useState(() => Date.now() + config.keepDays.leaving * day);
  return /* @__PURE__ */ jsx(Dialog, {
    title: withdraws ? consent.dialog : m.dialog,
    closeLabel: m.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-5',
      children: [
        withdraws && /* @__PURE__ */ jsx('p', { children: consent.why }),
        /* @__PURE__ */ jsx('p', {
          className: 'text-lg semibold balance',
          children: m.until(until),
        }),
        /* @__PURE__ */ jsx('dl', {
          className: 'grid gap-3 m-0 border-top pt-4',
          children: m.steps(config.keepDays.reports).map(([when, what]) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                children: [
                  /* @__PURE__ */ jsx('dt', {
                    className: 'semibold',
                    children: when,
                  }),
                  /* @__PURE__ */ jsx('dd', {
                    className: 'muted pretty',
                    children: what,
                  }),
                ],
              },
              when,
            ),
          ),
        }),
        /* @__PURE__ */ jsx(Credit, { atStake: true }),
        /* @__PURE__ */ jsx(QueryState, {
          query: account,
          words: messages,
        }),
        account.data &&
          /* @__PURE__ */ jsx(LeaveForm, {
            account: account.data,
            withdraws,
            onCancel: onClose,
          }),
      ],
    }),
  });
}
export { LeaveDialog };
