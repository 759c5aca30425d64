import type { Area } from '../../platform/area.ts';
import { publicRoutes, visibility } from './visibility.ts';
import { noticeRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
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
