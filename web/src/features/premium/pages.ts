import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';
import { readCheckoutSearch, readMethodsSearch } from './checkout/checkout-search.ts';

const m = inReadersLanguage({
  en: {
    premium: 'Premium',
    checkout: 'Payment',
    manage: 'Your premium',
    methods: 'Payment methods',
  },
});

const premium = createPage({
  path: '/premium',
  title: m.premium,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./plans/premium-page.tsx'), 'PremiumPage'),
});

const checkout = createPage({
  path: '/premium/checkout',
  title: m.checkout,
  layout: 'member',
  guard: requireSession,
  readSearch: readCheckoutSearch,
  component: lazyRouteComponent(() => import('./checkout/checkout-page.tsx'), 'CheckoutPage'),
});

const manage = createPage({
  path: '/premium/manage',
  title: m.manage,
  layout: 'member',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./manage/manage-page.tsx'), 'ManagePage'),
});

const methods = createPage({
  path: '/premium/methods',
  title: m.methods,
  layout: 'member',
  guard: requireSession,
  readSearch: readMethodsSearch,
  component: lazyRouteComponent(() => import('./manage/methods-page.tsx'), 'MethodsPage'),
});

export const premiumPages = [premium, checkout, manage, methods] as const;
