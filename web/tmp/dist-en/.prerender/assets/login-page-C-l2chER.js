globalThis.lazySources.push('src/features/accounts/sign-in/login-page.tsx');
import { t as config } from './config-QonXKZXr.js';
import { t as Arches } from './arches-CNN-lMEh.js';
import { p as BrandMark, r as Alert } from '../entry.mjs';
/* empty css                      */
/* empty css                      */
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { n as officePath } from './next-path-BDI-5D7a.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { n as form_module_default } from './accounts-ejE8P6n_.js';
import { n as ReopenAccount, r as canReopen, t as SecondStep } from './second-step-ChTZJZ-Q.js';
import { n as SessionExpired, t as useSignInForm } from './use-sign-in-form-4K3pNino.js';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Loader } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
// web/src/texts/en/staff-sign-in.ts
var messages = {
  banner: 'Admin Dashboard',
  tagline: 'Manage users, subscriptions, and platform analytics',
  title: 'Welcome Back',
  subtitle: 'Sign in to your admin account',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  note: 'Contact system administrator for access credentials',
  notAdmin: "You don't have admin privileges to access this panel.",
  toHome: 'Go to home page',
  member: 'Not a team member?',
  memberLink: 'Sign in as a member',
};
// web/src/features/accounts/sign-in/login-form.tsx
/** Signs in to the back office. */
function LoginForm() {
  const { status, user, challenge } = useSession();
  const navigate = useNavigate();
  const { redirect: wanted } = useSearch({ from: '/login' });
  const form = useSignInForm(openBackOffice);
  async function openBackOffice(entering) {
    if (entering.isAdmin)
      await navigate({
        href: wanted ?? officePath(entering),
        replace: true,
      });
  }
  async function reopen() {
    const entering = await entered(session.reopenAccount(form.getValues()));
    if (entering) await openBackOffice(entering);
  }
  if (challenge)
    return /* @__PURE__ */ jsx(SecondStep, {
      frame: LoginFrame,
      staff: true,
      onEntered: (entering) => void openBackOffice(entering),
    });
  return /* @__PURE__ */ jsx(LoginFrame, {
    title: messages.title,
    lead: messages.subtitle,
    children: /* @__PURE__ */ jsxs('form', {
      className: `grid gap-5 ${form_module_default.form}`,
      ...form.formProps,
      children: [
        !form.failure && !form.submitting && /* @__PURE__ */ jsx(SessionExpired, {}),
        /* @__PURE__ */ jsx(EmailField, {
          label: messages.email,
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
        /* @__PURE__ */ jsx(ReopenAccount, {
          error: form.error,
          onReopen: () => void form.attempt(reopen),
        }),
        status === 'succeeded' &&
          user &&
          !user.isAdmin &&
          /* @__PURE__ */ jsxs(Alert, {
            kind: 'warning',
            children: [
              messages.notAdmin,
              ' ',
              /* @__PURE__ */ jsx(Link, {
                to: '/home',
                children: messages.toHome,
              }),
            ],
          }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          size: 'lg',
          color: 'ink',
          variant: canReopen(form.error) ? 'default' : 'filled',
          radius: 'md',
          fullWidth: true,
          'aria-disabled': form.submitting,
          leftSection:
            form.submitting &&
            /* @__PURE__ */ jsx(Loader, {
              size: 18,
              color: 'currentColor',
            }),
          children: form.submitting ? messages.submitting : messages.submit,
        }),
        /* @__PURE__ */ jsxs('p', {
          className: 'row justify-center gap-2 muted text-sm',
          children: [
            /* @__PURE__ */ jsx(IconInfoCircle, {
              className: 'flex-none',
              size: 16,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            messages.note,
          ],
        }),
        /* @__PURE__ */ jsxs('p', {
          className: 'row justify-center gap-2 muted text-sm',
          children: [
            messages.member,
            ' ',
            /* @__PURE__ */ jsx(Link, {
              className: 'underline color-brand semibold',
              to: '/sign-in',
              children: messages.memberLink,
            }),
          ],
        }),
      ],
    }),
  });
}
function LoginFrame({ title, lead, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-6 w-full max-w-form',
    children: [
      /* @__PURE__ */ jsxs('header', {
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'tight title-md',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'mt-2 muted text-lg pretty',
            children: lead,
          }),
        ],
      }),
      children,
    ],
  });
}
var login_page_module_default = {
  page: '_page_j2f90_1',
  banner: '_banner_j2f90_9',
  brand: '_brand_j2f90_22',
  title: '_title_j2f90_26',
  tagline: '_tagline_j2f90_36',
  arches: '_arches_j2f90_49',
  side: '_side_j2f90_73',
};
// web/src/features/accounts/sign-in/login-page.tsx
function LoginPage() {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid min-h-screen ${login_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `color-white overflow-hidden relative ${login_page_module_default.banner}`,
        children: [
          /* @__PURE__ */ jsxs(Link, {
            to: '/',
            className: `inline-flex items-center gap-2 rounded-sm color-white tight brand ${login_page_module_default.brand}`,
            children: [/* @__PURE__ */ jsx(BrandMark, { size: 24 }), config.brandName],
          }),
          /* @__PURE__ */ jsx('h1', {
            className: `tight-30 ${login_page_module_default.title}`,
            children: messages.banner,
          }),
          /* @__PURE__ */ jsx('p', {
            className: `mt-4 balance ${login_page_module_default.tagline}`,
            children: messages.tagline,
          }),
          /* @__PURE__ */ jsx(Arches, {
            className: `absolute ${login_page_module_default.arches}`,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('section', {
        className: `grid bg-page ${login_page_module_default.side}`,
        children: /* @__PURE__ */ jsx(LoginForm, {}),
      }),
    ],
  });
}
export { LoginPage };
