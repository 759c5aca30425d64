import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { joinRoutes, publicRoutes, visibility } from './join-routes.ts';
import { teamRoutes } from './routes.ts';

export const team: Area = {
  name: 'team',
  visibility,
  publicRoutes,
  personalData,
  routes: (api) => {
    teamRoutes(api);
    joinRoutes(api);
  },
};
