import type { Area } from '../../platform/area.ts';
import { archiveJobs } from './archives/cleanup-jobs.ts';
import { archiveRoutes, archiveVisibility, publicRoutes } from './archives/routes.ts';
import { leavingJobs } from './leaving/jobs.ts';
import { leavingRoutes, leavingVisibility } from './leaving/routes.ts';
import { personalData as tables } from './personal-data.ts';

export const personalData: Area = {
  name: 'personal-data',
  visibility: [...leavingVisibility, ...archiveVisibility],
  publicRoutes,
  personalData: tables,
  routes: (api) => {
    archiveRoutes(api);
    leavingRoutes(api);
  },
  jobs: (app) => {
    archiveJobs(app);
    leavingJobs(app);
  },
};
