import type { Area } from '../../platform/area.ts';
import { profileRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';

export const profiles: Area = {
  name: 'profiles',
  personalData,
  routes: profileRoutes,
};
