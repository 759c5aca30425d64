import type { Area } from '../../platform/area.ts';
import { approveWaiting } from './approve-waiting.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { approvalRoutes, visibility } from './routes.ts';

/** New members whom the team approves before they see anyone, if the site asks for it. Registering begins it. */
export const approvals: Area = {
  name: 'approvals',
  limits,
  personalData,
  visibility,
  routes: approvalRoutes,
  jobs: approveWaiting,
};
