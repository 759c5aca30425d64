import type { Area } from '../../platform/area.ts';
import { profileRoutes } from './routes.ts';

export const profiles: Area = {
  name: 'profiles',
  routes: profileRoutes,
};
