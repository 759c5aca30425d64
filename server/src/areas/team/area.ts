import type { Area } from '../../platform/area.ts';
import { joinRoutes } from './join-routes.ts';
import { teamRoutes } from './routes.ts';

export const team: Area = {
  name: 'team',
  routes: (api) => {
    teamRoutes(api);
    joinRoutes(api);
  },
};
