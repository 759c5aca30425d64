import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { updateStatuses } from '../../user-admin/account-status.ts';

/** The current account status of the member of a case; null if it is about no one. */
export const SubjectStatus = Row({
  state: OrNull(Word(memberStatuses)),
  state_by: OrNull(Text),
  state_reason: OrNull(Text),
  state_until: OrNull(Timestamp),
});
type SubjectStatus = Static<typeof SubjectStatus>;

export interface StatusBefore {
  readonly state: (typeof memberStatuses)[number];
  readonly state_by: string | null;
  readonly state_reason: string | null;
  readonly state_until: string | null;
}

export interface Restriction {
  readonly memberId: string;
  readonly reason: string;
  /** Null means permanently. */
  readonly until: Date | null;
}

/** What a restriction replaces; null if the member is already out for longer, and stays so. */
export function statusToReplace(
  { state, state_by, state_reason, state_until }: SubjectStatus,
  until: Date | null,
): StatusBefore | null {
  if (!state || state === 'erased') throw new AppError('user_not_found');
  if (endsLater({ state, state_by, state_until }, until)) return null;
  return { state, state_by, state_reason, state_until: state_until?.toISOString() ?? null };
}

export const restrict = (db: Db, { memberId, reason, until }: Restriction) =>
  updateStatuses(db, [memberId], {
    state: 'banned',
    reason,
    ...(until && { until: until.toISOString() }),
  });

function endsLater(
  { state, state_by, state_until }: Omit<SubjectStatus, 'state_reason'>,
  until: Date | null,
) {
  if (state === 'deactivated' && state_by === 'staff') return until !== null;
  return state === 'banned' && (!state_until || (until !== null && state_until >= until));
}

const updateRestricted = statement({
  name: 'replace_restriction',
  text: `update member set state = $state, state_by = $stateBy, state_reason = $stateReason,
      state_until = $stateUntil
    where id = $memberId and state = 'banned' and state_reason = $reason
      and state_until is not distinct from $until`,
  params: {
    memberId: 'uuid',
    reason: 'text',
    until: 'timestamptz?',
    state: 'text',
    stateBy: 'text?',
    stateReason: 'text?',
    stateUntil: 'timestamptz?',
  },
});

/** Restores a member's status, unless someone has changed it since. */
export const replaceRestriction = (db: Db, restriction: Restriction, before: StatusBefore) =>
  updateRestricted.run(db, {
    ...restriction,
    state: before.state,
    stateBy: before.state_by,
    stateReason: before.state_reason,
    stateUntil: before.state_until === null ? null : new Date(before.state_until),
  });
