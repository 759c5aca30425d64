import type { Area } from '../../platform/area.ts';
import { photoCheckJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { photoCheckRoutes, visibility } from './routes.ts';
import { reviewRoutes } from './review/routes.ts';

export const photoChecks: Area = {
  name: 'photo-checks',
  limits,
  personalData,
  visibility,
  routes: (api) => {
    photoCheckRoutes(api);
    reviewRoutes(api);
  },
  jobs: photoCheckJobs,
};
