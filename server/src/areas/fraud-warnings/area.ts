import type { Area } from '../../platform/area.ts';
import { forgetNames } from './erase-member.ts';
import { personalData } from './personal-data.ts';
import { fraudWarningRoutes, visibility } from './routes.ts';
import { warnOfFraud } from './warn.ts';

export const fraudWarnings: Area = {
  name: 'fraud-warnings',
  personalData,
  visibility,
  routes: fraudWarningRoutes,
  jobs: warnOfFraud,
  eraseMember: forgetNames,
};
