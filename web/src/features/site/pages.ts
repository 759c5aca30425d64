import { lazyRouteComponent } from '@tanstack/react-router';
import { staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import { readSetupSearch } from './setup/setup-search.ts';

const { title } = titles.site;

const { menus, ...staff } = staffPage('editSite', title, 4.3);

const office = {
  ...staff,
  title,
  frame: 'fill',
  component: lazyRouteComponent(() => import('./site-page.tsx'), 'SitePage'),
} as const;

const part = <const Path extends string>(path: Path) => createPage({ path, ...office });

/** What the owner decides about the site: one screen, with each of its parts at its own address. */
export const sitePages = [
  createPage({ path: '/site', menus, ...office }),
  part('/site/front-page'),
  part('/site/pages'),
  part('/site/fields'),
  part('/site/catalogs'),
  part('/site/texts'),
  part('/site/plans'),
  part('/site/limits'),
  part('/site/safety-rules'),
  part('/site/launch'),
  part('/site/versions'),
  part('/site/file'),
  createPage({
    path: '/site/setup',
    ...office,
    readSearch: readSetupSearch,
    component: lazyRouteComponent(() => import('./setup/setup-page.tsx'), 'SetupPage'),
  }),
] as const;
