import { type Permission, hasPermission } from '@kindred/contract/permissions';
import type { User } from '@kindred/contract/members';
import { type RouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { requirePermission } from '../../api/accounts/guards.ts';
import { config } from '../../lib/calls/config.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { type MenuEntry, createPage } from '../../lib/page.ts';
import type { AppealsSearch } from './appeals/appeals-search.ts';
import type { DangerSearch } from './danger/danger-search.ts';
import type { NumbersSearch } from './numbers/numbers-search.ts';
import type { YearSearch } from './transparency/year-search.ts';

const m = titles.deskOffice;
type Name = Exclude<keyof typeof m, 'photoReview' | 'photos'>;

/**
 * The pages around the desk, which are in the command bar. Each checks its own URL: this file loads with every page.
 */
function officePage<const N extends Name, Search extends object = object>(
  name: N,
  permission: Permission,
  component: RouteComponent,
  { isOn = true, staff }: { isOn?: boolean; staff?: MenuEntry } = {},
) {
  const title = m[name];
  return createPage({
    path: `/desk/${name}`,
    title,
    layout: 'staff',
    menus: {
      ...(staff && { staff }),
      commands: {
        label: title,
        order: 3,
        visibleTo: ({ staffRole }) => isOn && hasPermission(staffRole, permission),
      },
    },
    guard: requirePermission(permission),
    readSearch: (given) => given as Search,
    component,
  });
}

const mayReviewPhotos = ({ staffRole }: Pick<User, 'staffRole'>) =>
  config.photoReview && hasPermission(staffRole, 'reviewPhotos');

const photoReview = createPage({
  path: '/photo-review',
  title: m.photoReview,
  layout: 'staff',
  menus: {
    staff: { label: m.photos, order: 4, visibleTo: mayReviewPhotos },
    commands: { label: m.photoReview, order: 3, visibleTo: mayReviewPhotos },
  },
  guard: requirePermission('reviewPhotos'),
  component: lazyRouteComponent(
    () => import('./photo-review/photo-review-page.tsx'),
    'PhotoReviewPage',
  ),
});

export const officePages = [
  officePage<'appeals', AppealsSearch>(
    'appeals',
    'readReports',
    lazyRouteComponent(() => import('./appeals/appeals-page.tsx'), 'AppealsPage'),
  ),
  officePage<'danger', DangerSearch>(
    'danger',
    'readReports',
    lazyRouteComponent(() => import('./danger/danger-page.tsx'), 'DangerPage'),
  ),
  officePage(
    'holds',
    'decideCases',
    lazyRouteComponent(() => import('./holds/holds-page.tsx'), 'HoldsPage'),
  ),
  officePage(
    'approvals',
    'approveMembers',
    lazyRouteComponent(() => import('./approvals/approvals-page.tsx'), 'ApprovalsPage'),
  ),
  photoReview,
  officePage(
    'checks',
    'reviewPhotos',
    lazyRouteComponent(() => import('./checks/checks-page.tsx'), 'ChecksPage'),
  ),
  officePage(
    'ladder',
    'readReports',
    lazyRouteComponent(() => import('./ladder/ladder-page.tsx'), 'LadderPage'),
  ),
  officePage(
    'texts',
    'configureDesk',
    lazyRouteComponent(() => import('./texts/texts-page.tsx'), 'TextsPage'),
  ),
  officePage<'numbers', NumbersSearch>(
    'numbers',
    'readDeskNumbers',
    lazyRouteComponent(() => import('./numbers/numbers-page.tsx'), 'NumbersPage'),
    {
      // Others get there from the desk.
      staff: {
        label: m.numbers,
        order: 3.6,
        visibleTo: ({ staffRole }) =>
          hasPermission(staffRole, 'readDeskNumbers') && !hasPermission(staffRole, 'readReports'),
      },
    },
  ),
  officePage<'transparency', YearSearch>(
    'transparency',
    'exportTransparency',
    lazyRouteComponent(() => import('./transparency/transparency-page.tsx'), 'TransparencyPage'),
    { isOn: config.transparency },
  ),
] as const;
