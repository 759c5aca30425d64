import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { statisticsJobs } from './jobs.ts';
import { statisticsRoutes } from './routes.ts';

export const statistics: Area = {
  name: 'statistics',
  personalData,
  routes: statisticsRoutes,
  jobs: statisticsJobs,
};
