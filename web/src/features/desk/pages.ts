import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const titles = inReadersLanguage({ en: { statement: 'Decision' } });

/** Behind the link of a mail, for who cannot sign in as well. */
const statement = createPage({
  path: '/statement',
  title: titles.statement,
  layout: 'viewer',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./statement-page.tsx'), 'StatementPage'),
});

export const deskPages = [statement] as const;
