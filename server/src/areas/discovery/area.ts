import type { Area } from '../../platform/area.ts';
import { visibility } from './visibility.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { discoveryRoutes } from './routes.ts';

export const discovery: Area = {
  name: 'discovery',
  visibility,
  personalData,
  limits,
  routes: discoveryRoutes,
};
