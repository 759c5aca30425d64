import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { bulkJobs } from './bulk/bulk-job.ts';
import { memberFileRoutes } from './member-file/routes.ts';
import { userAdminRoutes } from './routes.ts';

export const userAdmin: Area = {
  name: 'user-admin',
  personalData,
  jobs: bulkJobs,
  routes: (api) => {
    userAdminRoutes(api);
    memberFileRoutes(api);
  },
};
