import { lazyRouteComponent } from '@tanstack/react-router';
import {
  allowEveryone,
  requireMember,
  requireSession,
  commandPage,
  staffPage,
} from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import { readCheckoutSearch, readMethodsSearch } from './checkout/checkout-search.ts';
import type { SubscriptionsSearch } from './office/subscriptions-search.ts';

const m = titles.premium;

const premium = createPage({
  path: '/premium',
  title: m.premium,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireMember,
  component: lazyRouteComponent(() => import('./plans/premium-page.tsx'), 'PremiumPage'),
});

const checkout = createPage({
  path: '/premium/checkout',
  title: m.checkout,
  layout: 'member',
  titled: true,
  below: '/premium',
  guard: requireMember,
  readSearch: readCheckoutSearch,
  component: lazyRouteComponent(() => import('./checkout/checkout-page.tsx'), 'CheckoutPage'),
});

const manage = createPage({
  path: '/premium/manage',
  title: m.manage,
  layout: 'member',
  titled: true,
  below: '/premium',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./manage/manage-page.tsx'), 'ManagePage'),
});

const methods = createPage({
  path: '/premium/methods',
  title: m.methods,
  layout: 'member',
  titled: true,
  below: '/premium/manage',
  guard: requireSession,
  readSearch: readMethodsSearch,
  component: lazyRouteComponent(() => import('./manage/methods-page.tsx'), 'MethodsPage'),
});

const withdraw = createPage({
  path: '/premium/withdraw',
  title: m.withdraw,
  layout: 'member',
  titled: true,
  below: '/premium/manage',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./withdraw/withdraw-page.tsx'), 'WithdrawPage'),
});

/** Behind the link of a mail, also for people who cannot sign in. */
const withdrawByLink = createPage({
  path: '/withdraw',
  title: m.withdraw,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./withdraw/linked-page.tsx'), 'LinkedPage'),
});

const subscriptions = createPage({
  path: '/subscriptions',
  title: m.subscriptions,
  ...staffPage('readPayments', m.subscriptions, 4.1),
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as SubscriptionsSearch,
  component: lazyRouteComponent(
    () => import('./office/subscriptions-page.tsx'),
    'SubscriptionsPage',
  ),
});

const revenue = createPage({
  path: '/revenue',
  title: m.revenue,
  ...staffPage('readRevenue', m.revenue, 4.2),
  component: lazyRouteComponent(() => import('./office/revenue-page.tsx'), 'RevenuePage'),
});

const plans = createPage({
  path: '/plans',
  title: m.plans,
  ...staffPage('changePlans', m.plans, 5.5),
  component: lazyRouteComponent(() => import('./office/plans-page.tsx'), 'PlansPage'),
});

const prices = createPage({
  path: '/price-moves',
  title: m.prices,
  ...commandPage('changePlans', m.prices, 5.6),
  component: lazyRouteComponent(
    () => import('./office/prices/price-moves-page.tsx'),
    'PriceMovesPage',
  ),
});

export const premiumPages = [
  premium,
  checkout,
  manage,
  methods,
  withdraw,
  withdrawByLink,
  subscriptions,
  revenue,
  plans,
  prices,
] as const;
