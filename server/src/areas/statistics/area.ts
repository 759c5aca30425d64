import type { Area } from '../../platform/area.ts';
import { statisticsJobs } from './jobs.ts';
import { statisticsRoutes } from './routes.ts';

export const statistics: Area = {
  name: 'statistics',
  routes: statisticsRoutes,
  jobs: statisticsJobs,
};
