import type { Area } from '../../platform/area.ts';
import { eraseMember } from './erase-member.ts';
import { invitedRoutes, publicRoutes } from './invited-routes.ts';
import { importJobs } from './jobs.ts';
import { invitationMailJob } from './mail-job.ts';
import { personalData } from './personal-data.ts';
import { importRoutes } from './routes.ts';

/** Members of another service, imported from a file and invited by mail. */
export const imports: Area = {
  name: 'imports',
  personalData,
  publicRoutes,
  eraseMember,
  routes: (api) => {
    importRoutes(api);
    invitedRoutes(api);
  },
  jobs: (app) => {
    importJobs(app);
    invitationMailJob(app);
  },
};
