import type { Area } from '../../platform/area.ts';
import { eraseMemberFromAudit } from './erase-member.ts';
import { auditRoutes } from './routes.ts';

export const audit: Area = {
  name: 'audit',
  routes: auditRoutes,
  eraseMember: eraseMemberFromAudit,
};
