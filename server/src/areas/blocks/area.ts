import type { Area } from '../../platform/area.ts';
import { renewPhotosLater } from '../members/renew-photos.ts';
import { limits } from './limits.ts';
import { blockRoutes, visibility } from './routes.ts';
import { personalData } from './personal-data.ts';

export const blocks: Area = {
  name: 'blocks',
  visibility,
  personalData,
  limits,
  routes: blockRoutes,
  jobs: renewPhotosLater,
};
