import { r as useSignInMethods } from './sign-in-methods-BSghdXmR.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import {
  A as lazyDialog,
  F as errorText,
  P as column_module_default,
  r as Alert,
  y as formatDate,
} from '../entry.mjs';
/* empty css                      */
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import {
  a as required,
  i as newPassword,
  n as completeCode,
  r as email,
} from './field-rules-DCPVh_RY.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { n as CodeField, t as useFirstField } from './use-first-field-DLvobsWn.js';
import {
  c as useSessions,
  i as useConfirmEmailChange,
  n as useChangeEmail,
  o as useEndOtherSessions,
  r as useChangePassword,
  s as useEndSession,
  t as messages,
} from './own-account-6lKyCW6f.js';
import { a as providers, r as isSetUp, s as visitProvider } from './provider-visit-BJXKdLN7.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as account_form_module_default } from './account-form.module-C61HFOfj.js';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
var settings_row_module_default = {
  head: '_head_chvy7_1',
  texts: '_texts_chvy7_10',
  title: '_title_chvy7_13',
  about: '_about_chvy7_17',
  row: '_row_chvy7_25',
  below: '_below_chvy7_52',
};
// web/src/features/settings/rows/settings-row.tsx
/** One setting: its name, its effect, and its control. */
function SettingsRow({ title, about, control, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'border-bottom-soft container',
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap gap-3-by-5 ${settings_row_module_default.head} ${settings_row_module_default.row}`,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: `min-w-0 ${settings_row_module_default.texts}`,
            children: [
              /* @__PURE__ */ jsx('h3', {
                className: `block ${settings_row_module_default.title}`,
                children: title,
              }),
              about &&
                /* @__PURE__ */ jsx('p', {
                  className: `block mt-hairline muted anywhere pretty ${settings_row_module_default.about}`,
                  children: about,
                }),
            ],
          }),
          control,
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: `grid gap-4 ${settings_row_module_default.below}`,
        children,
      }),
    ],
  });
}
// web/src/features/settings/forms/account-form.tsx
/** The frame of a form in the settings, in place or in a dialog. */
function AccountForm({ children, form, inDialog = false, ...props }) {
  const { user } = useSession();
  const element = useFirstField();
  const button = useKeptFocus(form.submitting);
  const buttons = /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        onClick: props.onCancel,
        children: props.cancel,
      }),
      /* @__PURE__ */ jsx(Button, {
        ref: button,
        type: 'submit',
        radius: inDialog ? void 0 : 999,
        loading: form.submitting,
        disabled: Boolean(props.missing),
        ...(inDialog && { color: 'danger' }),
        children: props.submit,
      }),
    ],
  });
  return /* @__PURE__ */ jsxs('form', {
    ref: element,
    className: `grid gap-5 ${account_form_module_default.form}`,
    'data-wide': inDialog || void 0,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('input', {
        type: 'hidden',
        name: 'username',
        autoComplete: 'username',
        value: user?.email ?? '',
      }),
      children,
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      inDialog
        ? /* @__PURE__ */ jsx(DialogFooter, {
            hint: props.missing ?? null,
            children: buttons,
          })
        : /* @__PURE__ */ jsx('div', {
            className: 'flex wrap justify-end gap-3',
            children: buttons,
          }),
    ],
  });
}
// web/src/features/settings/forms/address-codes-form.tsx
/**
 * Asks for a code from each mailbox, because a person with only the new one may not be the owner; only from the new one
 * if the current one was never confirmed.
 */
function AddressCodesForm({ present, fresh, onRestart, onDone }) {
  const { address: m } = messages;
  const { mutateAsync } = useConfirmEmailChange();
  const form = useApiForm({
    initialValues: {
      presentCode: '',
      newCode: '',
    },
    validate: {
      presentCode: present === null ? () => null : completeCode(6),
      newCode: completeCode(6),
    },
    submit: async ({ presentCode, newCode }) => {
      await mutateAsync({
        newCode,
        ...(present !== null && { presentCode }),
      });
      onDone();
    },
  });
  return /* @__PURE__ */ jsxs(AccountForm, {
    form,
    submit: m.confirm,
    cancel: m.restart,
    onCancel: onRestart,
    children: [
      /* @__PURE__ */ jsx('output', {
        children: present === null ? m.sentFresh(fresh) : m.sent(present, fresh),
      }),
      present !== null &&
        /* @__PURE__ */ jsx(CodeField, {
          label: m.presentCode,
          ...form.getInputProps('presentCode'),
        }),
      /* @__PURE__ */ jsx(CodeField, {
        label: m.freshCode,
        ...form.getInputProps('newCode'),
      }),
    ],
  });
}
// web/src/features/settings/forms/address-form.tsx
function AddressForm({ onCancel, onSent }) {
  const m = messages.address;
  const { mutateAsync } = useChangeEmail();
  const form = useApiForm({
    initialValues: {
      email: '',
      password: '',
    },
    validate: {
      email,
      password: required,
    },
    submit: async (values) => onSent(values.email.trim(), await mutateAsync(values)),
  });
  return /* @__PURE__ */ jsxs(AccountForm, {
    form,
    submit: m.submit,
    cancel: m.cancel,
    onCancel,
    children: [
      /* @__PURE__ */ jsx(EmailField, {
        label: m.fresh,
        fresh: true,
        ...form.getInputProps('email'),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        label: m.password,
        toggleLabel: messages.showPassword,
        ...form.getInputProps('password'),
      }),
    ],
  });
}
// web/src/features/settings/rows/email-row.tsx
function EmailRow() {
  const { address: m } = messages;
  const [step, setStep] = useState({ name: 'shown' });
  const { user } = useSession();
  const email = user?.email ?? '';
  const goTo = (name) => () => setStep({ name });
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: user?.isAdmin ? m.aboutTeam(email) : m.about(email),
    control:
      step.name !== 'typing' &&
      step.name !== 'codes' &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        onClick: goTo('typing'),
        children: m.open,
      }),
    children: [
      step.name === 'done' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.done(email),
        }),
      step.name === 'typing' &&
        /* @__PURE__ */ jsx(AddressForm, {
          onCancel: goTo('shown'),
          onSent: (fresh, presentCode) =>
            setStep({
              name: 'codes',
              email: fresh,
              presentCode,
            }),
        }),
      step.name === 'codes' &&
        /* @__PURE__ */ jsx(AddressCodesForm, {
          present: step.presentCode ? email : null,
          fresh: step.email,
          onRestart: goTo('typing'),
          onDone: goTo('done'),
        }),
    ],
  });
}
// web/src/features/settings/rows/password-row.tsx
function PasswordRow() {
  const { password: m } = messages;
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: m.about,
    control:
      !open &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        onClick: () => {
          setOpen(true);
          setDone(false);
        },
        children: m.open,
      }),
    children: [
      done &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.done,
        }),
      open &&
        /* @__PURE__ */ jsx(PasswordForm, {
          onClose: () => setOpen(false),
          onDone: () => {
            setOpen(false);
            setDone(true);
          },
        }),
    ],
  });
}
function PasswordForm({ onClose, onDone }) {
  const m = messages.password;
  const { mutateAsync } = useChangePassword();
  const form = useApiForm({
    initialValues: {
      password: '',
      newPassword: '',
    },
    validate: {
      password: required,
      newPassword,
    },
    submit: async (values) => {
      await mutateAsync(values);
      onDone();
    },
  });
  return /* @__PURE__ */ jsxs(AccountForm, {
    form,
    submit: m.submit,
    cancel: m.cancel,
    onCancel: onClose,
    children: [
      /* @__PURE__ */ jsx(PasswordField, {
        label: m.present,
        toggleLabel: messages.showPassword,
        ...form.getInputProps('password'),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        fresh: true,
        label: m.fresh,
        toggleLabel: messages.showPassword,
        hint: m.rules,
        ...form.getInputProps('newPassword'),
      }),
    ],
  });
}
// web/src/features/settings/sessions-section.tsx
function SessionsSection() {
  const m = messages.sessions;
  const query = useSessions();
  const one = useEndSession();
  const others = useEndOtherSessions();
  const error = one.error ?? others.error;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column gap-4 pt-4 ${account_form_module_default.sessions}`,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: m.about,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        rows: 1,
      }),
      query.data &&
        /* @__PURE__ */ jsx('ul', {
          className: `plain-list grid one-column gap-3 ${account_form_module_default.list}`,
          children: query.data.map(({ _id, device, address, lastUsedAt, current }) => {
            const name = device || m.unknown;
            const when = formatDate(lastUsedAt, { timeStyle: 'short' });
            return /* @__PURE__ */ jsxs(
              'li',
              {
                className: `row wrap between gap-3 ${account_form_module_default.item}`,
                children: [
                  /* @__PURE__ */ jsxs('div', {
                    className: `content-center min-w-0 ${account_form_module_default.session}`,
                    children: [
                      /* @__PURE__ */ jsxs('p', {
                        className: 'row wrap gap-2 semibold',
                        children: [
                          name,
                          ' ',
                          current &&
                            /* @__PURE__ */ jsx('span', {
                              className: 'rounded-sm color-success text-xs p-tag bg-muted-soft',
                              children: m.current,
                            }),
                        ],
                      }),
                      /* @__PURE__ */ jsx('p', {
                        className: column_module_default.quiet,
                        children: m.used(when, address),
                      }),
                    ],
                  }),
                  !current &&
                    /* @__PURE__ */ jsx(Button, {
                      className: 'flex-none',
                      variant: 'default',
                      'aria-label': m.endNamed(name, when),
                      onClick: () => one.mutate(_id),
                      children: m.end,
                    }),
                ],
              },
              _id,
            );
          }),
        }),
      one.isSuccess &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.ended,
        }),
      others.isSuccess &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.endedOthers,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      query.data?.length === 1 &&
        /* @__PURE__ */ jsx('p', {
          className: column_module_default.quiet,
          children: m.alone,
        }),
      query.data &&
        query.data.length > 1 &&
        /* @__PURE__ */ jsx('div', {
          children: /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            loading: others.isPending,
            onClick: () => others.mutate(void 0, { onSuccess: () => one.reset() }),
            children: m.endOthers,
          }),
        }),
    ],
  });
}
// web/src/features/settings/sign-in-methods-section.tsx
var RemoveSignInMethodDialog = lazyDialog(() =>
  import('./remove-sign-in-method-dialog-Dkverwpt.js').then(
    (file) => file.RemoveSignInMethodDialog,
  ),
);
function SignInMethodsSection() {
  const m = messages.signInMethods;
  const query = useSignInMethods();
  const [opened, setOpened] = useState(false);
  const [method, setMethod] = useState('password');
  const [removed, setRemoved] = useState(null);
  const signInMethods = query.data ?? [];
  const only = signInMethods.length === 1 ? signInMethods[0] : void 0;
  const addable = providers.filter(
    (provider) => isSetUp(provider) && !signInMethods.some((each) => each.method === provider),
  );
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: query.isPending ? messages.loading : only ? m.only(only.method) : m.about,
    control:
      addable.length > 0 &&
      query.data &&
      /* @__PURE__ */ jsx('div', {
        className: 'flex wrap gap-3',
        children: addable.map((provider) =>
          /* @__PURE__ */ jsx(
            Button,
            {
              variant: 'default',
              onClick: () => visitProvider(provider, null, true),
              children: m.add(m.names[provider]),
            },
            provider,
          ),
        ),
      }),
    children: [
      query.isError &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      removed &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.removed(m.names[removed]),
        }),
      signInMethods.length > 1 &&
        /* @__PURE__ */ jsx('ul', {
          className: 'plain-list grid gap-3',
          children: signInMethods.map(({ method: each, addedAt }) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: 'row wrap between gap-3',
                children: [
                  /* @__PURE__ */ jsxs('div', {
                    className: `content-center min-w-0 ${account_form_module_default.session}`,
                    children: [
                      /* @__PURE__ */ jsx('p', {
                        className: 'row wrap gap-2 semibold',
                        children: m.names[each],
                      }),
                      addedAt &&
                        /* @__PURE__ */ jsx('p', {
                          className: column_module_default.quiet,
                          children: m.since(formatDate(addedAt)),
                        }),
                    ],
                  }),
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    'aria-label': m.removeNamed(m.names[each]),
                    onClick: () => {
                      setRemoved(null);
                      setMethod(each);
                      setOpened(true);
                    },
                    children: m.remove,
                  }),
                ],
              },
              each,
            ),
          ),
        }),
      /* @__PURE__ */ jsx(RemoveSignInMethodDialog, {
        method,
        opened,
        onClose: () => setOpened(false),
        onDone: () => {
          setOpened(false);
          setRemoved(method);
        },
      }),
    ],
  });
}
export {
  AccountForm as a,
  EmailRow as i,
  SessionsSection as n,
  SettingsRow as o,
  PasswordRow as r,
  settings_row_module_default as s,
  SignInMethodsSection as t,
};
