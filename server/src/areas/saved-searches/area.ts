import type { Area } from '../../platform/area.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { searchRoutes, visibility } from './routes.ts';
import { notifySavers } from './notify-savers.ts';

export const savedSearches: Area = {
  name: 'saved-searches',
  visibility,
  personalData,
  limits,
  routes: searchRoutes,
  jobs: notifySavers,
};
