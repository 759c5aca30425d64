import type { Area } from '../../platform/area.ts';
import { photoJobs } from './cleanup-jobs.ts';
import { mediaRoutes } from './media.ts';
import { photoRoutes } from './routes.ts';
import { archiveSheets } from './archive-sheets.ts';

export const photos: Area = {
  name: 'photos',
  archiveSheets,
  routes: photoRoutes,
  rootRoutes: mediaRoutes,
  jobs: photoJobs,
};
