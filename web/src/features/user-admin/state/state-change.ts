import type { User } from '@kindred/contract/members';
import type { StaffStatus, StaffUser } from '@kindred/contract/user-admin';
import type { StatusChange, VersionedUser } from '../../../api/user-admin/users.ts';

/** The new state for a user. */
export interface StateRequest {
  user: User;
  state: StaffStatus;
  /** The user with their version, if already loaded. */
  loaded?: VersionedUser;
}

/** A change that was made, the user before it, and the resulting version. */
export interface AppliedStateChange extends StateRequest {
  before: StaffUser;
  version: string;
}

/** Restores the former state with its reason and end; null for states that only members can set. */
export function undoStateChange(
  { before, user, version }: AppliedStateChange,
  undoneReason: string,
): StatusChange | null {
  if (before.state === 'active') return { user, version, state: 'active', reason: undoneReason };
  if (before.state !== 'banned' && before.state !== 'deactivated') return null;
  if (before.stateBy !== 'staff') return null;
  // A ban that has ended since cannot be restored.
  if (before.stateUntil && Date.parse(before.stateUntil) <= Date.now()) return null;
  return {
    user,
    version,
    state: before.state,
    reason: before.stateReason ?? undoneReason,
    ...(before.stateForFraud && { forFraud: true }),
    ...(before.stateUntil && { until: before.stateUntil }),
  };
}
