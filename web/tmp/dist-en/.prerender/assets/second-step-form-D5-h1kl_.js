globalThis.lazySources.push('src/features/accounts/sign-in/second-step-form.tsx');
/* empty css                      */
/* empty css                     */
import { i as proveSecondFactor, t as messages } from './second-factor-3pFR3514.js';
import { o as send, t as session } from './session-qxZvcB-b.js';
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { a as required, n as completeCode } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { n as CodeField, t as useFirstField } from './use-first-field-DLvobsWn.js';
import { r as Alert } from '../entry.mjs';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { n as form_module_default } from './accounts-ejE8P6n_.js';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/accounts/second-step.ts
/** The second step of signing in. Returns the user, or null and sets the session's error. */
var enterWithCode = (challenge, code) =>
  session.enter(
    async (stored) =>
      (
        await send(
          proveSecondFactor,
          {
            body: {
              challenge,
              code,
            },
          },
          stored,
        )
      ).data,
  );
// web/src/features/accounts/sign-in/second-step-form.tsx
/** Asks for a code of the authenticator app or a recovery code, after the password. */
function SecondStepForm({ challenge, frame: Frame, staff = false, onEntered }) {
  const { step: m } = messages;
  const [byApp, setByApp] = useState(true);
  const element = useFirstField();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: { code: byApp ? completeCode(6) : required },
    failureText: m.failed,
    submit: async ({ code }) => {
      const attempt = enterWithCode(challenge, code.trim());
      await attempt;
      if (!session.get().challenge && session.get().error) return;
      const user = await entered(attempt);
      if (user) onEntered(user);
    },
  });
  function enterDigits(digits) {
    form.setFieldValue('code', digits);
    if (digits.length === 6) form.submitNow();
  }
  return /* @__PURE__ */ jsx(Frame, {
    title: m.title,
    lead: byApp ? m.lead : m.recoveryLead,
    children: /* @__PURE__ */ jsxs('form', {
      ref: element,
      className: `grid gap-5 w-full ${form_module_default.form}`,
      ...form.formProps,
      children: [
        byApp
          ? /* @__PURE__ */ jsx(CodeField, {
              label: m.code,
              ...form.getInputProps('code'),
              onChange: enterDigits,
            })
          : /* @__PURE__ */ jsx(TextInput, {
              name: 'recovery-code',
              size: 'lg',
              required: true,
              withAsterisk: false,
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              maxLength: 40,
              label: m.recovery,
              ...form.getInputProps('code'),
            }),
        form.failure &&
          /* @__PURE__ */ jsx(Alert, {
            kind: 'danger',
            children: form.failure,
          }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          size: 'lg',
          ...(staff
            ? {
                color: 'ink',
                radius: 'md',
              }
            : { radius: 999 }),
          fullWidth: true,
          'aria-disabled': form.submitting,
          children: form.submitting ? m.working : m.submit,
        }),
        /* @__PURE__ */ jsxs('div', {
          className: 'grid gap-1 border-top pt-5',
          children: [
            /* @__PURE__ */ jsx(UnstyledButton, {
              className: columnLink,
              onClick: () => {
                setByApp(!byApp);
                form.setValues({ code: '' });
                form.clearErrors();
              },
              children: byApp ? m.toRecovery : m.toApp,
            }),
            /* @__PURE__ */ jsx(UnstyledButton, {
              className: columnLink,
              onClick: session.abandon,
              children: m.back,
            }),
          ],
        }),
      ],
    }),
  });
}
export { SecondStepForm };
