import type { Area } from '../../platform/area.ts';
import { searchJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { searchRoutes, visibility } from './routes.ts';

export const savedSearches: Area = {
  name: 'saved-searches',
  visibility,
  personalData,
  limits,
  routes: searchRoutes,
  jobs: searchJobs,
};
