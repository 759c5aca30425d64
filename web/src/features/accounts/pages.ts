import { lazyRouteComponent } from '@tanstack/react-router';
import {
  allowEveryone,
  requireNoSession,
  requireSession,
  requireSomethingToVerify,
} from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import {
  type RegistrationStep,
  readInvitationCode,
  readStep,
} from './registration/registration-step.ts';
import { readLoginSearch, readSignInSearch } from './sign-in/sign-in-search.ts';

const m = titles.accounts;

const login = createPage({
  path: '/login',
  title: m.login,
  layout: 'bare',
  guard: requireNoSession,
  readSearch: readLoginSearch,
  component: lazyRouteComponent(() => import('./sign-in/login-page.tsx'), 'LoginPage'),
});

const signIn = createPage({
  path: '/sign-in',
  title: m.signIn,
  layout: 'bare',
  guard: requireNoSession,
  readSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
});

const providerReturn = createPage({
  path: '/sign-in/$provider',
  title: m.signIn,
  layout: 'bare',
  guard: async (arrival) => {
    const { isAdding } = await import('../../lib/sessions/provider-visit.ts');
    return isAdding() ? requireSession(arrival) : requireNoSession(arrival);
  },
  component: lazyRouteComponent(
    () => import('./sign-in/provider-return-page.tsx'),
    'ProviderReturnPage',
  ),
});

const register = createPage({
  path: '/register',
  title: m.register,
  layout: 'bare',
  guard: requireNoSession,
  readSearch: (
    search,
  ): { step?: RegistrationStep | undefined; invitation?: string | undefined } => ({
    step: readStep(search['step']),
    invitation: readInvitationCode(search['invitation']),
  }),
  component: lazyRouteComponent(() => import('./registration/register-page.tsx'), 'RegisterPage'),
});

const verify = createPage({
  path: '/verify',
  title: m.verify,
  layout: 'bare',
  guard: requireSomethingToVerify,
  component: lazyRouteComponent(() => import('./registration/verify-page.tsx'), 'VerifyPage'),
});

const forgotPassword = createPage({
  path: '/forgot-password',
  title: m.forgotPassword,
  layout: 'bare',
  guard: allowEveryone,
  component: lazyRouteComponent(
    () => import('./sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createPage({
  path: '/reset-password',
  title: m.resetPassword,
  layout: 'bare',
  guard: allowEveryone,
  component: lazyRouteComponent(
    () => import('./sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const undoEmail = createPage({
  path: '/undo-email',
  title: m.undoEmail,
  layout: 'bare',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./sign-in/undo-email-page.tsx'), 'UndoEmailPage'),
});

const join = createPage({
  path: '/join',
  title: m.join,
  layout: 'bare',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./join/join-page.tsx'), 'JoinPage'),
});

/** Behind the link of a mail to someone whose data were imported. */
const invited = createPage({
  path: '/invited',
  title: m.invited,
  layout: 'bare',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./invited/invited-page.tsx'), 'InvitedPage'),
});

export const accountPages = [
  login,
  signIn,
  providerReturn,
  register,
  verify,
  forgotPassword,
  resetPassword,
  undoEmail,
  join,
  invited,
] as const;
