import { t as hasPermission } from './permissions-Dm5qF2Ll.js';
// web/src/lib/calls/may-call.ts
/**
 * Whether the role of the signed-in user allows this call. The server decides; this only hides what it would refuse.
 */
function mayCall({ user }, { access }) {
  return Array.isArray(access) && access.includes(user?.staffRole ?? '');
}
var may = ({ user }, permission) => hasPermission(user?.staffRole, permission);
/** Whether they may open and change this account: never their own, and only administrators those of staff. */
function mayOpen(session, { _id, isAdmin }) {
  const { user } = session;
  if (!may(session, 'readUsers') || _id === user?._id) return false;
  return !isAdmin || user?.staffRole === 'administrator';
}
export { mayCall as n, mayOpen as r, may as t };
