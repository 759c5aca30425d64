import type { Area } from '../../platform/area.ts';
import { publicRoutes, visibility } from './visibility.ts';
import { photoJobs } from './cleanup-jobs.ts';
import { mediaRoutes } from './media.ts';
import { photoRoutes } from './routes.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';

export const photos: Area = {
  name: 'photos',
  visibility,
  publicRoutes,
  personalData,
  limits,
  routes: photoRoutes,
  rootRoutes: mediaRoutes,
  jobs: photoJobs,
};
