import type { Area } from '../../platform/area.ts';
import { noticeRoutes, visibility } from './routes.ts';
import { publicRoutes, unsubscribeRoutes } from './unsubscribe-routes.ts';
import { personalData } from './personal-data.ts';

export const notices: Area = {
  name: 'notices',
  visibility,
  publicRoutes,
  personalData,
  routes: (api) => {
    noticeRoutes(api);
    unsubscribeRoutes(api);
  },
};
