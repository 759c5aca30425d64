import type { Area } from '../../platform/area.ts';
import { eraseViewsOfMember } from './erase-member.ts';
import { savedViewRoutes } from './routes.ts';

export const savedViews: Area = {
  name: 'saved-views',
  routes: savedViewRoutes,
  eraseMember: eraseViewsOfMember,
};
