import type { Area } from '../../platform/area.ts';
import { noticeRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { archiveSheets } from './archive-sheets.ts';

export const notices: Area = {
  name: 'notices',
  archiveSheets,
  routes: (api) => {
    noticeRoutes(api);
    unsubscribeRoutes(api);
  },
};
