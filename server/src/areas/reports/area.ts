import { sendContentNotice } from '@kindred/contract/reports/content-notice';
import type { Area } from '../../platform/area.ts';
import { copyEvidenceOfNotices } from './copy-evidence-of-notice.ts';
import { cleanUpReports } from './cleanup-jobs.ts';
import { eraseServiceReports } from './erase-member.ts';
import { contentNoticeRoute } from './content-notice.ts';
import { pictureRequestRoutes, publicRoutes } from './picture-requests/routes.ts';
import { reportRoutes, visibility } from './routes.ts';
import { staffReportRoutes } from './staff-routes.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';

export const reports: Area = {
  name: 'reports',
  visibility,
  personalData,
  publicRoutes: [sendContentNotice, ...publicRoutes],
  limits,
  routes: (api) => {
    reportRoutes(api);
    contentNoticeRoute(api);
    pictureRequestRoutes(api);
    staffReportRoutes(api);
  },
  jobs: (app) => {
    cleanUpReports(app);
    copyEvidenceOfNotices(app);
  },
  eraseMember: eraseServiceReports,
};
