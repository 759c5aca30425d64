globalThis.lazySources.push('src/features/accounts/join/join-page.tsx');
import {
  o as join,
  r as acceptInvitation,
  s as readInvitation,
  t as messages,
} from './join-CFM-Dvzl.js';
import { o as send, t as session } from './session-qxZvcB-b.js';
import { i as linkRead, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { r as Alert } from '../entry.mjs';
import { n as form_module_default } from './accounts-ejE8P6n_.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
/* empty css                     */
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { a as required, i as newPassword } from './field-rules-DCPVh_RY.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/team/join.ts
/** The details of a mailed invitation. */
var useInvitation = (token) =>
  useQuery({
    ...queryOf(readInvitation, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });
/** Accepts it with the signed-in account, which the server then signs out everywhere. */
var useAcceptInvitation = (token) =>
  useMutation({
    mutationFn: async () => {
      await fetchData(acceptInvitation, { body: { token } });
      session.forget();
    },
  });
/** Accepts it with a new account. Returns the user, or null and sets the session's error. */
var joinTeam = (body) => session.enter(async (stored) => (await send(join, { body }, stored)).data);
// web/src/features/accounts/join/accept-invitation.tsx
/** Only the account of the invited address can accept; others are told what to do. */
function AcceptInvitation({ token, email }) {
  const navigate = useNavigate();
  const { token: signedIn, user } = useSession();
  const { mutateAsync } = useAcceptInvitation(token);
  const form = useApiForm({
    initialValues: {},
    submit: async () => {
      await mutateAsync();
      await navigate({
        to: '/sign-in',
        search: {
          joined: true,
          redirect: '/dashboard',
        },
        hash: '',
        replace: true,
      });
    },
  });
  if (!signedIn)
    return /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.signIn(email),
        }),
        /* @__PURE__ */ jsx(Link, {
          to: '/sign-in',
          className: `${columnLink} ${form_module_default.link}`,
          children: messages.toSignIn,
        }),
      ],
    });
  if (user && user.email !== email)
    return /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.other(email),
        }),
        /* @__PURE__ */ jsx(Link, {
          to: '/sign-in',
          className: `${columnLink} ${form_module_default.link}`,
          onClick: () => void session.logout(),
          children: messages.signOut,
        }),
      ],
    });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.acceptAs(email) }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: messages.accept,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/accounts/join/join-form.tsx
/** Creates an account. The link has confirmed its address. */
function JoinForm({ token, email }) {
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: {
      firstName: '',
      lastName: '',
      password: '',
    },
    validate: {
      firstName: (name) => required(name.trim()),
      password: newPassword,
    },
    submit: async ({ firstName, lastName, password }) => {
      const names = {
        firstName: firstName.trim(),
        ...(lastName.trim() && { lastName: lastName.trim() }),
      };
      if (
        await entered(
          joinTeam({
            token,
            password,
            ...names,
          }),
        )
      )
        await navigate({
          to: '/dashboard',
          hash: '',
          replace: true,
        });
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        size: 'lg',
        type: 'email',
        autoComplete: 'username',
        readOnly: true,
        label: messages.email,
        value: email,
      }),
      /* @__PURE__ */ jsx(TextInput, {
        size: 'lg',
        autoComplete: 'given-name',
        maxLength: 50,
        required: true,
        withAsterisk: false,
        label: messages.firstName,
        ...form.getInputProps('firstName'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        size: 'lg',
        autoComplete: 'family-name',
        maxLength: 50,
        label: messages.lastName,
        ...form.getInputProps('lastName'),
      }),
      /* @__PURE__ */ jsx(PasswordField, {
        fresh: true,
        label: messages.password,
        toggleLabel: messages.showPassword,
        hint: messages.hint,
        ...form.getInputProps('password'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: messages.submit,
        working: messages.working,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/accounts/join/join-page.tsx
/** The page that a mailed invitation leads to. */
function JoinPage() {
  const { token: signedIn } = useSession();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const invitation = useInvitation(token);
  const { data } = invitation;
  if (!token || invitation.error)
    return /* @__PURE__ */ jsx(FormPage, {
      title: messages.title,
      children: /* @__PURE__ */ jsx(LinkFailure, {
        query: invitation,
        children: /* @__PURE__ */ jsx(Link, {
          to: '/sign-in',
          hash: '',
          className: columnLink,
          children: messages.toSignIn,
        }),
      }),
    });
  if (!data)
    return /* @__PURE__ */ jsx(FormPage, {
      title: messages.title,
      children: messages.reading,
    });
  const { email, role, hasAccount } = data;
  return /* @__PURE__ */ jsx(FormPage, {
    title: messages.title,
    lead: messages.lead(messages.roles[role]),
    children:
      hasAccount || signedIn
        ? /* @__PURE__ */ jsx(AcceptInvitation, {
            token,
            email,
          })
        : /* @__PURE__ */ jsx(JoinForm, {
            token,
            email,
          }),
  });
}
export { JoinPage };
