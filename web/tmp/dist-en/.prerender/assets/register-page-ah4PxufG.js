globalThis.lazySources.push('src/features/accounts/registration/register-page.tsx');
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { p as hasStatus, t as session } from './session-qxZvcB-b.js';
import { i as newPassword, r as email, t as accepted } from './field-rules-DCPVh_RY.js';
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as messages$1 } from './consent-ag1oQHDm.js';
import { I as messages$2, V as steps, r as Alert } from '../entry.mjs';
import { t as nextPath } from './next-path-BDI-5D7a.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { t as StepPage } from './step-page-DjOD8g1P.js';
import { t as Banner } from './banner-BjwKkLXK.js';
/* empty css                     */
import { r as isoDay, t as adultBirthDate } from './birth-date-DvOirEXm.js';
import { t as entersLines } from './enters-lines-CKxhxaS9.js';
import { t as BirthDateField } from './birth-date-field-OIx1j0wo.js';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/registration/step-frame.tsx
function StepFrame(props) {
  return /* @__PURE__ */ jsx(StepPage, {
    ...props,
    arriving: true,
    steps: steps.length + 1,
    working: messages.working,
    exit: /* @__PURE__ */ jsx(Link, {
      to: '/sign-in',
      children: messages.register.signIn,
    }),
    aside: /* @__PURE__ */ jsx(Banner, {}),
  });
}
// web/src/features/accounts/registration/account-step.tsx
/** Asks for the sign-in data, and for the consent that finding other members needs. */
function AccountStep({ draft, save, forget, onBack }) {
  const { account: m, ...common } = messages.register;
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: {
      email: draft.email,
      password: '',
      consent: draft.consent,
    },
    validate: {
      email,
      password: newPassword,
      consent: accepted,
    },
    onValuesChange: (values) =>
      save({
        email: values.email,
        consent: values.consent,
      }),
    submit: async (values) => {
      if (
        !(await entered(
          session.register({
            ...draft,
            ...values,
          }),
        ))
      )
        return;
      forget();
      await navigate({
        to: nextPath(session.get()),
        replace: true,
      });
    },
  });
  return /* @__PURE__ */ jsxs(StepFrame, {
    step: 2,
    title: m.title,
    lead: m.why,
    back: {
      label: common.back,
      onClick: onBack,
    },
    action: m.submit,
    pending: form.submitting,
    form: form.formProps,
    children: [
      /* @__PURE__ */ jsx(EmailField, {
        fresh: true,
        label: messages.email,
        ...form.getInputProps('email'),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        fresh: true,
        label: messages.password,
        toggleLabel: messages.showPassword,
        hint: m.passwordHint,
        ...form.getInputProps('password'),
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx(CheckField, {
            name: 'consent',
            required: true,
            label: messages$1.text,
            description: messages$1.why,
            ...form.getInputProps('consent', { type: 'checkbox' }),
          }),
          /* @__PURE__ */ jsx(Link, {
            to: '/privacy',
            target: '_blank',
            className: `${columnLink} ms-9 ${form_module_default.link}`,
            children: m.privacy,
          }),
        ],
      }),
      form.failure &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: 'danger',
          children: [
            hasStatus(form.error, 500) ? messages$2.register : form.failure,
            ' ',
            hasStatus(form.error, 500) &&
              /* @__PURE__ */ jsx(Link, {
                to: '/sign-in',
                children: common.signIn,
              }),
          ],
        }),
    ],
  });
}
// web/src/features/accounts/registration/person-step.tsx
/** The date is stored only once it is an adult's: a person who is too young leaves no data. */
function PersonStep({ draft, save, onDone }) {
  const { person: m, next } = messages.register;
  const form = useApiForm({
    initialValues: {
      firstName: draft.firstName,
      dateOfBirth: draft.dateOfBirth,
    },
    transformValues: ({ firstName, dateOfBirth }) => ({
      firstName: firstName.trim(),
      dateOfBirth: isoDay(dateOfBirth),
    }),
    validate: {
      firstName: (name) => (name.trim() === '' ? m.nameMissing : null),
      dateOfBirth: adultBirthDate,
    },
    onValuesChange: ({ firstName }) => save({ firstName }),
    submit: async (values) => onDone(values),
  });
  const first = useRef(null);
  useEffect(() => {
    const field = first.current;
    if (!field || entersLines()) return;
    field.setAttribute('data-autofocus', '');
    if (!field.form?.contains(document.activeElement)) field.focus();
  }, []);
  return /* @__PURE__ */ jsxs(StepFrame, {
    step: 1,
    title: m.title,
    lead: m.why,
    action: next,
    pending: false,
    form: form.formProps,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        ref: first,
        name: 'firstName',
        autoComplete: 'given-name',
        size: 'lg',
        required: true,
        withAsterisk: false,
        maxLength: 50,
        label: m.name,
        ...form.getInputProps('firstName'),
      }),
      /* @__PURE__ */ jsx(BirthDateField, {
        label: m.birthDate,
        hint: m.birthDateHint,
        ...form.getInputProps('dateOfBirth'),
      }),
    ],
  });
}
// web/src/features/accounts/registration/registration-draft.ts
var key = 'registration';
var empty = {
  firstName: '',
  dateOfBirth: '',
  consent: false,
  email: '',
};
/** Kept until the tab is closed, so that a reload loses nothing. */
function useRegistrationDraft() {
  const [draft, setDraft] = useState(read);
  function save(change) {
    const next = {
      ...draft,
      ...change,
    };
    setDraft(next);
    keep(JSON.stringify(next));
  }
  return {
    draft,
    save,
    forget: () => keep(null),
  };
}
function read() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return {
      ...empty,
      ...stored,
    };
  } catch {
    return empty;
  }
}
function keep(text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}
// web/src/features/accounts/registration/register-page.tsx
/** Two short steps. Each has its own URL, so that the browser's back button works. */
function RegisterPage() {
  const { draft, save, forget } = useRegistrationDraft();
  const { step: wanted = 1 } = useSearch({ from: '/register' });
  const navigate = useNavigate();
  const step = draft.firstName && draft.dateOfBirth ? wanted : 1;
  const goTo = (next) =>
    void navigate({
      to: '/register',
      search: { step: next },
    });
  if (step === 1)
    return /* @__PURE__ */ jsx(PersonStep, {
      draft,
      save,
      onDone: (change) => {
        save(change);
        goTo(2);
      },
    });
  return /* @__PURE__ */ jsx(AccountStep, {
    draft,
    save,
    forget,
    onBack: () => goTo(1),
  });
}
export { RegisterPage };
