import type { Page } from 'playwright-core';

type Viewer = 'visitor' | 'free' | 'premium' | 'subscriber' | 'administrator';

interface Screen {
  readonly name: string;
  readonly as: Viewer;
  readonly path: string;
  /** What leads to the state that is looked at, in English. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** A phone has the queue first, and the case on its own. */
const warn = async (page: Page) => {
  await page.getByRole('link', { name: 'Raymond Hsu' }).first().click();
  await page.getByRole('group', { name: 'Decide' }).getByRole('button', { name: /^Warn/ }).click();
};
const submit = (page: Page) => page.locator('form button[type=submit]').first().click();

export const screens: readonly Screen[] = [
  { name: 'front', as: 'visitor', path: '/' },
  { name: 'faqs', as: 'visitor', path: '/faqs' },
  { name: 'register', as: 'visitor', path: '/register' },
  { name: 'register-errors', as: 'visitor', path: '/register', act: submit },
  { name: 'sign-in', as: 'visitor', path: '/sign-in' },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'unknown', as: 'visitor', path: '/nowhere' },
  { name: 'home', as: 'premium', path: '/home' },
  { name: 'discover', as: 'premium', path: '/discover' },
  { name: 'discover-menu', as: 'premium', path: '/discover', act: press(/^More about/) },
  { name: 'browse', as: 'premium', path: '/browse' },
  { name: 'likes', as: 'premium', path: '/likes' },
  { name: 'likes-locked', as: 'free', path: '/likes' },
  { name: 'likes-sent', as: 'premium', path: '/likes/sent' },
  { name: 'likes-passed', as: 'premium', path: '/likes/passed' },
  { name: 'matches', as: 'premium', path: '/matches' },
  { name: 'chat', as: 'premium', path: '/matches/$match' },
  { name: 'person', as: 'premium', path: '/members/$match' },
  { name: 'person-report', as: 'premium', path: '/members/$match', act: press('Report') },
  { name: 'profile', as: 'premium', path: '/profile' },
  { name: 'questions', as: 'premium', path: '/questions' },
  { name: 'notices', as: 'premium', path: '/notices' },
  { name: 'settings', as: 'premium', path: '/settings' },
  { name: 'settings-password', as: 'premium', path: '/settings', act: press('Change password') },
  { name: 'premium', as: 'free', path: '/premium' },
  { name: 'checkout', as: 'free', path: '/premium/checkout?plan=annual' },
  { name: 'premium-manage', as: 'subscriber', path: '/premium/manage' },
  { name: 'premium-change', as: 'subscriber', path: '/premium' },
  { name: 'premium-methods', as: 'subscriber', path: '/premium/methods' },
  { name: 'premium-withdraw', as: 'subscriber', path: '/premium/withdraw' },
  { name: 'my-reports', as: 'premium', path: '/my-reports' },
  { name: 'dashboard', as: 'administrator', path: '/dashboard' },
  { name: 'users', as: 'administrator', path: '/users' },
  { name: 'user', as: 'administrator', path: '/users/$match' },
  { name: 'desk', as: 'administrator', path: '/desk' },
  { name: 'desk-warn', as: 'administrator', path: '/desk', act: warn },
  { name: 'reports', as: 'administrator', path: '/reports' },
  { name: 'reports-reply', as: 'administrator', path: '/reports', act: press(/^Reply to/) },
  { name: 'team', as: 'administrator', path: '/team' },
  { name: 'revenue', as: 'administrator', path: '/revenue' },
  { name: 'plans', as: 'administrator', path: '/plans' },
  { name: 'audit', as: 'administrator', path: '/audit' },
  { name: 'site', as: 'administrator', path: '/site' },
];

/** A phone in both directions, a tablet and a desk, half of them dark. */
export const windows = [
  { width: 390, height: 844, colorScheme: 'light', locale: 'en' },
  { width: 390, height: 844, colorScheme: 'light', locale: 'ar' },
  { width: 768, height: 1024, colorScheme: 'dark', locale: 'en' },
  { width: 1440, height: 900, colorScheme: 'dark', locale: 'en' },
] as const;
