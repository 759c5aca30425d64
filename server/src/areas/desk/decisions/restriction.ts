import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { updateStatuses } from '../../user-admin/account-status.ts';

const StatusRow = Row({
  state: Word(memberStatuses),
  state_by: OrNull(Text),
  state_reason: OrNull(Text),
  state_until: OrNull(Timestamp),
});
export type StatusBefore = Omit<Static<typeof StatusRow>, 'state_until'> & {
  readonly state_until: string | null;
};

const selectStatus = statement({
  name: 'find_status_to_restrict',
  text: 'select state, state_by, state_reason, state_until from member where id = $memberId',
  params: { memberId: 'uuid' },
  row: StatusRow,
});

export interface Restriction {
  readonly memberId: string;
  readonly reason: string;
  /** Null for good. */
  readonly until: Date | null;
}

/** Bans the member, and returns what they were; null where they are out for longer already. */
export async function restrict(db: Db, { memberId, reason, until }: Restriction) {
  const before = await selectStatus.first(db, { memberId });
  if (!before || before.state === 'erased') throw new AppError('not_found', 'User not found.');
  if (isOutLonger(before, until)) return null;
  const end = until && { until: until.toISOString() };
  await updateStatuses(db, [memberId], { state: 'banned', reason, ...end });
  return { ...before, state_until: before.state_until?.toISOString() ?? null };
}

function isOutLonger(
  { state, state_by, state_until }: Static<typeof StatusRow>,
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

/** Gives a member back what they were, unless somebody has changed that since. */
export const replaceRestriction = (db: Db, restriction: Restriction, before: StatusBefore) =>
  updateRestricted.run(db, {
    ...restriction,
    state: before.state,
    stateBy: before.state_by,
    stateReason: before.state_reason,
    stateUntil: before.state_until === null ? null : new Date(before.state_until),
  });
