import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { eraseViewsOfMember } from './erase-member.ts';
import { savedViewRoutes } from './routes.ts';

export const savedViews: Area = {
  name: 'saved-views',
  personalData,
  routes: savedViewRoutes,
  eraseMember: eraseViewsOfMember,
};
