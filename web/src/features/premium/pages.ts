import { hasPermission } from '@kindred/contract/permissions';
import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requirePermission, requireSession } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import { readCheckoutSearch, readMethodsSearch } from './checkout/checkout-search.ts';
import { readSubscriptionsSearch } from './office/subscriptions-search.ts';

const m = titles.premium;

const premium = createPage({
  path: '/premium',
  title: m.premium,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./plans/premium-page.tsx'), 'PremiumPage'),
});

const checkout = createPage({
  path: '/premium/checkout',
  title: m.checkout,
  layout: 'member',
  titled: true,
  below: '/premium',
  guard: requireSession,
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
  layout: 'staff',
  menus: {
    staff: {
      label: m.subscriptions,
      order: 4.1,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readPayments'),
    },
  },
  guard: requirePermission('readPayments'),
  readSearch: readSubscriptionsSearch,
  component: lazyRouteComponent(
    () => import('./office/subscriptions-page.tsx'),
    'SubscriptionsPage',
  ),
});

const revenue = createPage({
  path: '/revenue',
  title: m.revenue,
  layout: 'staff',
  menus: {
    staff: {
      label: m.revenue,
      order: 4.2,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readRevenue'),
    },
  },
  guard: requirePermission('readRevenue'),
  component: lazyRouteComponent(() => import('./office/revenue-page.tsx'), 'RevenuePage'),
});

const plans = createPage({
  path: '/plans',
  title: m.plans,
  layout: 'staff',
  menus: {
    staff: {
      label: m.plans,
      order: 5.5,
      visibleTo: ({ staffRole }) => hasPermission(staffRole, 'changePlans'),
    },
  },
  guard: requirePermission('changePlans'),
  component: lazyRouteComponent(() => import('./office/plans-page.tsx'), 'PlansPage'),
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
] as const;
