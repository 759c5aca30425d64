import type { Area } from '../../platform/area.ts';
import { visibility } from './visibility.ts';
import { profileRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';

export const profiles: Area = {
  name: 'profiles',
  visibility,
  personalData,
  routes: profileRoutes,
};
