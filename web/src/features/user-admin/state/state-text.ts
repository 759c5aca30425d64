import type { StaffUser } from '@kindred/contract/user-admin';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/user-admin.ts';

type UserState = Pick<StaffUser, 'state' | 'stateReason' | 'stateUntil'>;

/** The state of a user, its reason, and its end. */
export function stateText({ state, stateReason, stateUntil }: UserState) {
  const { state: m } = messages;
  const until = stateUntil && formatDate(stateUntil, { timeStyle: 'short' });
  return m.now(m.states[state], stateReason, until);
}
