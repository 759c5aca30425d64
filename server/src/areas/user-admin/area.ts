import type { Area } from '../../platform/area.ts';
import { memberFileRoutes } from './member-file/routes.ts';
import { userAdminRoutes } from './routes.ts';

export const userAdmin: Area = {
  name: 'user-admin',
  routes: (api) => {
    userAdminRoutes(api);
    memberFileRoutes(api);
  },
};
