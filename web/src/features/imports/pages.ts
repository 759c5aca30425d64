import { lazyRouteComponent } from '@tanstack/react-router';
import { commandPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';

const m = titles.imports;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const imports = createPage({
  path: '/import',
  title: m.title,
  ...commandPage('importMembers', m.label, 5.7),
  readSearch: ({ id }): { id?: string | undefined } => ({
    id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  }),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

export const importPages = [imports] as const;
