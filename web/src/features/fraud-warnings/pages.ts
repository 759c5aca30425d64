import { lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Fraud warnings' } });

const warnings = createPage({
  path: '/fraud-warnings',
  title: m.title,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./fraud-warnings-page.tsx'), 'FraudWarningsPage'),
});

export const fraudWarningPages = [warnings] as const;
