import type { Area } from '../../platform/area.ts';
import { noticeRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

export const notices: Area = {
  name: 'notices',
  routes: (api) => {
    noticeRoutes(api);
    unsubscribeRoutes(api);
  },
};
