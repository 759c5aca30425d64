// Apart from the routes: what the pages of the team are made of is listed here, and weighs on nobody else's first page.
export const dashboardPage = () => import('../features/statistics/dashboard-page.tsx');
export const usersPage = () => import('../features/user-admin/users-page.tsx');
export const memberFilePage = () =>
  import('../features/user-admin/member-file/member-file-page.tsx');
export const reportsPage = () => import('../features/reports/reports-page.tsx');
export const photoReviewPage = () => import('../features/moderation/photo-review-page.tsx');
export const teamPage = () => import('../features/team/team-page.tsx');
export const auditPage = () => import('../features/audit/audit-page.tsx');
export const securityPage = () => import('../features/accounts/second-factor/security-page.tsx');
