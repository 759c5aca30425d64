import type { User } from '@kindred/contract/members';
import type { StaffStatus, StaffUser } from '@kindred/contract/user-admin';
import type { StatusChange, VersionedUser } from '../../api/user-admin/users.ts';

/** The state that somebody wants to give a user. */
export interface StateRequest {
  user: User;
  state: StaffStatus;
  /** The user with their version, where they have been loaded already. */
  loaded?: VersionedUser;
}

/** A change that was made, the user before it, and the version it led to. */
export interface AppliedStateChange extends StateRequest {
  before: StaffUser;
  version: string;
}

/** Gives the former state back with its reason and end; null for states that only members give themselves. */
export function undoStateChange(
  { before, user, version }: AppliedStateChange,
  undoneReason: string,
): StatusChange | null {
  if (before.state === 'active') return { user, version, state: 'active', reason: undoneReason };
  if (before.state !== 'banned' && before.state !== 'deactivated') return null;
  if (before.stateBy !== 'staff') return null;
  // A ban that has ended meanwhile cannot be given again.
  if (before.stateUntil && Date.parse(before.stateUntil) <= Date.now()) return null;
  return {
    user,
    version,
    state: before.state,
    reason: before.stateReason ?? undoneReason,
    ...(before.stateUntil && { until: before.stateUntil }),
  };
}
