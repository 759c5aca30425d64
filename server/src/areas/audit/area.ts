import type { Area } from '../../platform/area.ts';
import { eraseMemberFromAudit } from './erase-member.ts';
import { auditRoutes } from './routes.ts';
import { archiveSheets } from './archive-sheets.ts';

export const audit: Area = {
  name: 'audit',
  archiveSheets,
  routes: auditRoutes,
  eraseMember: eraseMemberFromAudit,
};
