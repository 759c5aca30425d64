import type { Area } from '../../platform/area.ts';
import { noticeRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { personalData } from './personal-data.ts';

export const notices: Area = {
  name: 'notices',
  personalData,
  routes: (api) => {
    noticeRoutes(api);
    unsubscribeRoutes(api);
  },
};
