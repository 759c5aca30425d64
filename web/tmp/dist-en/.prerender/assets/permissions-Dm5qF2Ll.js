// contract/src/permissions.ts
var administrator = ['administrator'];
var desk = ['administrator', 'moderator', 'support'];
var moderation = ['administrator', 'moderator'];
var analysis = ['administrator', 'analyst'];
var support = ['administrator', 'support'];
/**
 * What each staff role may do. The access of the routes, the checks inside them and the table on the Team page
 * all read it here. Analysts see figures, never a person. Two more rules are in `staff-subject.ts` of the server:
 * no one acts on themselves, and only administrators open or change accounts of staff.
 */
var permissions = {
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
  exportBulk: administrator,
  readReports: desk,
  handleReports: desk,
  decideCases: moderation,
  configureDesk: administrator,
  readDeskNumbers: [...analysis, 'moderator'],
  readTransparency: analysis,
  exportTransparency: administrator,
  deleteReports: administrator,
  reviewPhotos: moderation,
  saveViews: desk,
  manageTeam: administrator,
  readAudit: administrator,
  operateSystem: administrator,
  changePlans: administrator,
  readPayments: support,
  refundPayments: support,
  readRevenue: analysis,
};
var hasPermission = (role, permission) => permissions[permission].includes(role);
export { permissions as n, hasPermission as t };
