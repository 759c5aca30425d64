import type { User } from '@kindred/contract/members';
import { type Permission, hasPermission } from '@kindred/contract/permissions';
import type { Route } from '@kindred/contract/route';
import type { SessionState } from '../sessions/session-store.ts';

/**
 * Whether the role of the signed-in user allows this call. The server decides; this only hides what it would refuse.
 */
export function mayCall({ user }: SessionState, { access }: Route) {
  return Array.isArray(access) && access.includes(user?.staffRole ?? '');
}

export const may = ({ user }: SessionState, permission: Permission) =>
  hasPermission(user?.staffRole, permission);

/** Whether they may open and change this account: never their own, and only administrators those of staff. */
export function mayOpen(session: SessionState, { _id, isAdmin }: Pick<User, '_id' | 'isAdmin'>) {
  const { user } = session;
  if (!may(session, 'readUsers') || _id === user?._id) return false;
  return !isAdmin || user?.staffRole === 'administrator';
}
