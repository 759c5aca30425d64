globalThis.lazySources.push('src/features/accounts/sign-in/sign-in-page.tsx');
import { n as form_module_default, t as messages } from './accounts-ejE8P6n_.js';
import { t as nextPath } from './next-path-BDI-5D7a.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { n as textLink } from './text-link-CXTDE5_U.js';
/* empty css                      */
import { a as providers, r as isSetUp, s as visitProvider } from './provider-visit-BJXKdLN7.js';
import { n as ReopenAccount, r as canReopen, t as SecondStep } from './second-step-ChTZJZ-Q.js';
import { t as entered } from './sign-in-DRC1B8Yj.js';
import { r as Alert, y as formatDate } from '../entry.mjs';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { t as PasswordField } from './password-field-B12-k7Bb.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as BanStatement } from './ban-statement-bjKSvVBQ.js';
import { n as SessionExpired, t as useSignInForm } from './use-sign-in-form-4K3pNino.js';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
var provider_buttons_module_default = { or: '_or_1d2u8_1' };
// web/src/features/accounts/sign-in/provider-buttons.tsx
var icons = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
};
/** The providers that the operator has set up. */
function ProviderButtons({ wanted }) {
  const m = messages.providers;
  const offered = providers.filter(isSetUp);
  if (offered.length === 0) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-3',
    children: [
      /* @__PURE__ */ jsx('p', {
        className: `row gap-3 muted ${provider_buttons_module_default.or}`,
        children: m.or,
      }),
      offered.map((provider) => {
        const Icon = icons[provider];
        return /* @__PURE__ */ jsx(
          Button,
          {
            size: 'lg',
            radius: 999,
            variant: 'default',
            fullWidth: true,
            leftSection: /* @__PURE__ */ jsx(Icon, {
              size: 20,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            onClick: () => visitProvider(provider, wanted),
            children: m[provider],
          },
          provider,
        );
      }),
    ],
  });
}
// web/src/features/accounts/sign-in/sign-in-form.tsx
function SignInForm({ form, onEntered }) {
  const m = messages.signIn;
  const { changed, joined, leaving } = useSearch({ from: '/sign-in' });
  const untouched = !form.failure && !form.submitting;
  async function reopen() {
    if (await entered(session.reopenAccount(form.getValues()))) await onEntered();
  }
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-5 ${form_module_default.form}`,
    ...form.formProps,
    children: [
      untouched && /* @__PURE__ */ jsx(SessionExpired, {}),
      changed &&
        untouched &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.changed,
        }),
      joined &&
        untouched &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.joined,
        }),
      leaving &&
        untouched &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.leaving(formatDate(leaving, { dateStyle: 'long' })),
        }),
      /* @__PURE__ */ jsx(EmailField, {
        label: messages.email,
        ...form.getInputProps('email'),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'relative',
        children: [
          /* @__PURE__ */ jsx(PasswordField, {
            label: messages.password,
            toggleLabel: messages.showPassword,
            ...form.getInputProps('password'),
          }),
          /* @__PURE__ */ jsx(Link, {
            to: '/forgot-password',
            className: `underline inline-flex items-end absolute h-target text-md color-brand semibold ${form_module_default.beside}`,
            children: m.forgot,
          }),
        ],
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(BanStatement, { error: form.error }),
      /* @__PURE__ */ jsx(ReopenAccount, {
        error: form.error,
        onReopen: () => void form.attempt(reopen),
      }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.submit,
        working: messages.working,
        pending: form.submitting,
        quiet: canReopen(form.error),
      }),
    ],
  });
}
// web/src/features/accounts/sign-in/sign-in-page.tsx
/** Members sign in here; the back office has its own page. */
function SignInPage() {
  const m = messages.signIn;
  const navigate = useNavigate();
  const { redirect: wanted } = useSearch({ from: '/sign-in' });
  const { challenge } = useSession();
  const form = useSignInForm(openNextPage);
  async function openNextPage() {
    const next = nextPath(session.get());
    await navigate({
      href: next === '/verify' ? next : (wanted ?? next),
      replace: true,
    });
  }
  if (challenge)
    return /* @__PURE__ */ jsx(SecondStep, {
      frame: FormPage,
      onEntered: () => void openNextPage(),
    });
  return /* @__PURE__ */ jsxs(FormPage, {
    welcomes: true,
    title: m.title,
    lead: m.lead,
    after: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsxs('p', {
          children: [
            m.newHere,
            ' ',
            /* @__PURE__ */ jsx(Link, {
              className: textLink,
              to: '/register',
              children: m.register,
            }),
          ],
        }),
        /* @__PURE__ */ jsxs('p', {
          children: [
            m.staff,
            ' ',
            /* @__PURE__ */ jsx(Link, {
              className: textLink,
              to: '/login',
              children: m.staffLink,
            }),
          ],
        }),
      ],
    }),
    children: [
      /* @__PURE__ */ jsx(SignInForm, {
        form,
        onEntered: openNextPage,
      }),
      /* @__PURE__ */ jsx(ProviderButtons, { wanted: wanted ?? null }),
    ],
  });
}
export { SignInPage };
