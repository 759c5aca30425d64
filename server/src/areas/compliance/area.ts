import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { complianceRoutes } from './routes.ts';

/** What laws ask of the site, and what its owner wrote down about it. */
export const compliance: Area = {
  name: 'compliance',
  routes: complianceRoutes,
  personalData,
};
