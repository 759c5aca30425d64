import type { Area } from '../../platform/area.ts';
import { profileRoutes } from './routes.ts';
import { archiveSheets } from './archive-sheets.ts';

export const profiles: Area = {
  name: 'profiles',
  archiveSheets,
  routes: profileRoutes,
};
