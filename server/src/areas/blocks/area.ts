import type { Area } from '../../platform/area.ts';
import { blockRoutes } from './routes.ts';

export const blocks: Area = {
  name: 'blocks',
  routes: blockRoutes,
};
