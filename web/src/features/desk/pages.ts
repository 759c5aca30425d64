import { lazyRouteComponent } from '@tanstack/react-router';
import { allowEveryone, requireSession, staffPage } from '../../api/accounts/guards.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { createPage } from '../../lib/page.ts';
import type { DeskSearch } from './desk-search.ts';
import { officePages } from './office-pages.ts';

const m = titles.desk;

/** The start page of moderators. */
const desk = createPage({
  path: '/desk',
  title: m.desk,
  ...staffPage('readReports', m.desk, 3.5),
  frame: 'fill',
  // Read by the page itself, as this file is loaded with every page.
  readSearch: (given) => given as DeskSearch,
  component: lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage'),
});

/** Behind the link of a mail, also for members who cannot sign in. */
const statement = createPage({
  path: '/statement',
  title: m.statement,
  layout: 'viewer',
  titled: true,
  below: '/home',
  guard: allowEveryone,
  component: lazyRouteComponent(() => import('./statements/statement-page.tsx'), 'StatementPage'),
});

const decisions = createPage({
  path: '/decisions',
  title: m.decisions,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./statements/decisions-page.tsx'), 'DecisionsPage'),
});

export const deskPages = [desk, statement, decisions, ...officePages] as const;
