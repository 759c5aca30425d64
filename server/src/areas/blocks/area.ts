import type { Area } from '../../platform/area.ts';
import { visibility } from './visibility.ts';
import { blockRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';

export const blocks: Area = {
  name: 'blocks',
  visibility,
  personalData,
  routes: blockRoutes,
};
