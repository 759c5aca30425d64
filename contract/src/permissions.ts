import type { KeyScope, StaffRole } from './route.ts';

const administrator = ['administrator'] as const;
const desk = ['administrator', 'moderator', 'support'] as const;
const moderation = ['administrator', 'moderator'] as const;
const analysis = ['administrator', 'analyst'] as const;
const support = ['administrator', 'support'] as const;

/**
 * What each staff role may do. The access of the routes, the checks inside them and the table on the Team page
 * all read it here. Analysts see figures, never a person. Two more rules are in `staff-subject.ts` of the server:
 * no one acts on themselves, and only administrators open or change accounts of staff.
 */
export const permissions = {
  // Also the state of the service that concerns everyone of the team.
  readFigures: [...desk, 'analyst'],
  readUsers: desk,
  writeNotes: desk,
  endSessions: desk,
  editUsers: support,
  changeEmail: administrator,
  verifyEmail: administrator,
  changeStatus: moderation,
  changePremium: support,
  bulkUpdate: moderation,
  exportUsers: support,
  // The outcomes name as many users as an export does, so they take both permissions.
  exportBulk: administrator,
  readReports: desk,
  handleReports: desk,
  decideCases: moderation,
  configureDesk: administrator,
  // Moderators get the figures of the desk and, of colleagues, their own.
  readDeskNumbers: [...analysis, 'moderator'],
  readTransparency: analysis,
  exportTransparency: administrator,
  deleteReports: administrator,
  reviewPhotos: moderation,
  approveMembers: moderation,
  saveViews: desk,
  manageTeam: administrator,
  readAudit: administrator,
  operateSystem: administrator,
  editSite: administrator,
  manageIntegrations: administrator,
  importMembers: administrator,
  manageInvitations: administrator,
  keepCompliance: administrator,
  announce: administrator,
  changePlans: administrator,
  readPayments: support,
  refundPayments: support,
  readRevenue: analysis,
} as const satisfies Record<string, readonly StaffRole[]>;
export type Permission = keyof typeof permissions;

export const hasPermission = (role: StaffRole | null | undefined, permission: Permission) =>
  (permissions[permission] as readonly (StaffRole | null | undefined)[]).includes(role);

/** An API key reads as someone with this role would, and so never more than its scope needs. */
export const roleOfScope = {
  members: 'support',
  cases: 'support',
  figures: 'analyst',
  audit: 'administrator',
} as const satisfies Record<KeyScope, StaffRole>;
