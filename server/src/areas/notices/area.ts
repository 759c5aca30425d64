import type { Area } from '../../platform/area.ts';
import { deliveryJobs } from './deliveries/jobs.ts';
import { addNoticeContents } from './live-contents.ts';
import { personalData } from './personal-data.ts';
import { provideNotices } from './provide.ts';
import { noticeRoutes, visibility } from './routes.ts';
import { noticeSettingsRoutes, visibility as ofSettings } from './settings-routes.ts';
import { publicRoutes, unsubscribeRoutes } from './unsubscribe-routes.ts';

export const notices: Area = {
  name: 'notices',
  provide: provideNotices,
  visibility: [...visibility, ...ofSettings],
  publicRoutes,
  personalData,
  routes: (api) => {
    noticeRoutes(api);
    noticeSettingsRoutes(api);
    unsubscribeRoutes(api);
  },
  jobs: (app) => {
    deliveryJobs(app);
    addNoticeContents(app);
  },
};
