import type { Area } from '../../platform/area.ts';
import { eraseMemberFromAudit } from './erase-member.ts';
import { auditRoutes } from './routes.ts';
import { personalData } from './personal-data.ts';

export const audit: Area = {
  name: 'audit',
  personalData,
  routes: auditRoutes,
  eraseMember: eraseMemberFromAudit,
};
