import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  type RegistrationStep,
  readStep,
} from '../../features/accounts/registration/registration-step.ts';
import { returnPath } from '../../lib/return-path.ts';
import { leaveWithSession, requireSomethingToVerify, skipLanding } from '../guards.ts';
import { root } from './root.ts';

/** Those that somebody is led to; the ones that people come to first are listed with their routes. */
const pages = () => import('../visitor-pages.ts');

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'landing', layout: 'public' },
  beforeLoad: skipLanding,
  component: lazyRouteComponent(
    () => import('../../features/home/landing-page.tsx'),
    'LandingPage',
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login', layout: 'bare' },
  validateSearch: (search): { redirect?: string | undefined } => {
    // Named also when it is nothing: the router lays this over what the address says.
    return { redirect: returnPath(search['redirect']) ?? undefined };
  },
  beforeLoad: leaveWithSession,
  component: lazyRouteComponent(
    () => import('../../features/accounts/sign-in/login-page.tsx'),
    'LoginPage',
  ),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  staticData: { title: 'signIn', layout: 'bare' },
  validateSearch: (
    search,
  ): {
    redirect?: string | undefined;
    changed?: true | undefined;
    leaving?: string | undefined;
  } => ({
    redirect: returnPath(search['redirect']) ?? undefined,
    // The account was closed a moment ago, and will be erased then.
    leaving: Date.parse(String(search['leaving'])) ? String(search['leaving']) : undefined,
    // The password was chosen anew a moment ago.
    changed: search['changed'] === true || undefined,
  }),
  beforeLoad: leaveWithSession,
  component: lazyRouteComponent(
    () => import('../../features/accounts/sign-in/sign-in-page.tsx'),
    'SignInPage',
  ),
});

const providerReturn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/$provider',
  staticData: { title: 'signIn', layout: 'bare' },
  beforeLoad: leaveWithSession,
  component: lazyRouteComponent(
    async () => (await pages()).providerReturnPage(),
    'ProviderReturnPage',
  ),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { title: 'register', layout: 'bare' },
  validateSearch: (search): { step?: RegistrationStep | undefined } => ({
    step: readStep(search['step']),
  }),
  beforeLoad: leaveWithSession,
  component: lazyRouteComponent(async () => (await pages()).registerPage(), 'RegisterPage'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  staticData: { title: 'verify', layout: 'bare' },
  beforeLoad: requireSomethingToVerify,
  component: lazyRouteComponent(async () => (await pages()).verifyPage(), 'VerifyPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'forgotPassword', layout: 'bare' },
  component: lazyRouteComponent(
    async () => (await pages()).forgotPasswordPage(),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'resetPassword', layout: 'bare' },
  component: lazyRouteComponent(
    async () => (await pages()).resetPasswordPage(),
    'ResetPasswordPage',
  ),
});

const faqs = createRoute({
  getParentRoute: () => root,
  path: '/faqs',
  staticData: { title: 'faqs' },
  component: lazyRouteComponent(() => import('../../features/faqs/faqs-page.tsx'), 'FaqsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  staticData: { title: 'privacy' },
  component: lazyRouteComponent(
    () => import('../../features/privacy/privacy-page.tsx'),
    'PrivacyPage',
  ),
});

const myData = createRoute({
  getParentRoute: () => root,
  path: '/my-data',
  staticData: { title: 'myData' },
  component: lazyRouteComponent(async () => (await pages()).myDataPage(), 'MyDataPage'),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  staticData: { title: 'unsubscribe' },
  component: lazyRouteComponent(async () => (await pages()).unsubscribePage(), 'UnsubscribePage'),
});

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  staticData: { title: 'join', layout: 'bare' },
  component: lazyRouteComponent(async () => (await pages()).joinPage(), 'JoinPage'),
});

export const visitorRoutes = [
  join,
  landing,
  login,
  signIn,
  providerReturn,
  register,
  verify,
  forgotPassword,
  resetPassword,
  faqs,
  privacy,
  unsubscribe,
  myData,
] as const;
