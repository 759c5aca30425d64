import type { Area } from '../../platform/area.ts';
import { blockRoutes, visibility } from './routes.ts';
import { renewPhotos } from './renew-photos.ts';
import { personalData } from './personal-data.ts';

export const blocks: Area = {
  name: 'blocks',
  visibility,
  personalData,
  routes: blockRoutes,
  jobs: renewPhotos,
};
