import type { StaffUser } from '@kindred/contract/user-admin';
import { formatDate } from '../../lib/formats.ts';
import type { Catalogues } from '../../lib/messages/catalogues.ts';

type Standing = Pick<StaffUser, 'state' | 'stateReason' | 'stateUntil'>;

/** How somebody stands, why, and until when. */
export function standingText(
  { state, stateReason, stateUntil }: Standing,
  m: Catalogues['users']['state'],
) {
  const until = stateUntil && formatDate(stateUntil, { timeStyle: 'short' });
  return m.now(m.states[state], stateReason, until);
}
