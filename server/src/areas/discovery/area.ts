import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { discoveryRoutes } from './routes.ts';

export const discovery: Area = {
  name: 'discovery',
  personalData,
  routes: discoveryRoutes,
};
