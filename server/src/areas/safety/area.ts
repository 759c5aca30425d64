import type { Area } from '../../platform/area.ts';
import { followHolds } from './follow-holds.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { safetyRoutes, visibility } from './routes.ts';

export const safety: Area = {
  name: 'safety',
  limits,
  personalData,
  visibility,
  routes: safetyRoutes,
  jobs: followHolds,
};
