import type { Area } from '../../platform/area.ts';
import { budgetJobs } from './budget/jobs.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { discoveryRoutes, visibility } from './routes.ts';

export const discovery: Area = {
  name: 'discovery',
  visibility,
  personalData,
  limits,
  jobs: budgetJobs,
  routes: discoveryRoutes,
};
