import type { Area } from '../../platform/area.ts';
import { blockRoutes } from './routes.ts';
import { archiveSheets } from './archive-sheets.ts';

export const blocks: Area = {
  name: 'blocks',
  archiveSheets,
  routes: blockRoutes,
};
