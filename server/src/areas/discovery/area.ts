import type { Area } from '../../platform/area.ts';
import { discoveryRoutes } from './routes.ts';

export const discovery: Area = {
  name: 'discovery',
  routes: discoveryRoutes,
};
