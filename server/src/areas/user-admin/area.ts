import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { sendAccountMails } from './account-mails/account-mails.ts';
import { bulkJobs } from './bulk/bulk-job.ts';
import { memberFileRoutes } from './member-file/routes.ts';
import { userAdminRoutes } from './routes.ts';

export const userAdmin: Area = {
  name: 'user-admin',
  personalData,
  jobs: (app) => {
    bulkJobs(app);
    sendAccountMails(app);
  },
  routes: (api) => {
    userAdminRoutes(api);
    memberFileRoutes(api);
  },
};
