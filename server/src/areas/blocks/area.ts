import type { Area } from '../../platform/area.ts';
import { blockRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';

export const blocks: Area = {
  name: 'blocks',
  personalData,
  routes: blockRoutes,
};
