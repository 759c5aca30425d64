import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const selectActiveFactor = statement({
  name: 'has_factor',
  text: `select from factor f join member m on m.id = f.member_id
    where f.member_id = $memberId and f.sealed is not null and m.staff_role is not null`,
  params: { memberId: 'uuid' },
});

/**
 * Whether a second factor is required. Without a role no one could turn it off, so it is inactive until they have one
 * again: removing a role and giving it back leaves the factor as it was.
 */
export const hasFactor = async (db: Db, memberId: string) =>
  (await selectActiveFactor.run(db, { memberId })) === 1;

const selectFactor = statement({
  name: 'find_factor',
  text: 'select sealed, on_at, pending, pending_at from factor where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({
    sealed: OrNull(Text),
    on_at: OrNull(Timestamp),
    pending: OrNull(Text),
    pending_at: OrNull(Timestamp),
  }),
});

/** The stored second factor. Both keys are encrypted. */
export const findFactor = (db: Db, memberId: string) => selectFactor.first(db, { memberId });

const upsertPendingKey = statement({
  name: 'write_pending_key',
  text: `insert into factor (member_id, pending, pending_at) values ($memberId, $pending, $now)
    on conflict (member_id) do update set pending = excluded.pending, pending_at = excluded.pending_at`,
  params: { memberId: 'uuid', pending: 'text', now: 'timestamptz' },
});

export const writePendingKey = (db: Db, memberId: string, pending: string, now: Date) =>
  upsertPendingKey.run(db, { memberId, pending, now });

const activatePendingKey = statement({
  name: 'activate_factor',
  text: `update factor
    set sealed = pending, on_at = $now, last_step = $step, pending = null, pending_at = null
    where member_id = $memberId`,
  params: { memberId: 'uuid', step: 'int4', now: 'timestamptz' },
});

/** The pending key becomes the active one; the code of `step` that proved it is used up. */
export const activateFactor = (db: Db, memberId: string, step: number, now: Date) =>
  activatePendingKey.run(db, { memberId, step, now });

const updateLastStep = statement({
  name: 'use_factor_step',
  text: 'update factor set last_step = $step where member_id = $memberId and last_step < $step',
  params: { memberId: 'uuid', step: 'int4' },
});

/** True only for the first who uses the code of this step. */
export const redeemStep = async (db: Db, memberId: string, step: number) =>
  (await updateLastStep.run(db, { memberId, step })) === 1;

const deleteFactorAndCodes = statement({
  name: 'delete_factor',
  text: `with codes as (delete from recovery_code where member_id = $memberId)
    delete from factor where member_id = $memberId`,
  params: { memberId: 'uuid' },
});

/** Deletes the factor and its recovery codes. False where there was no factor. */
export const deleteFactor = async (db: Db, memberId: string) =>
  (await deleteFactorAndCodes.run(db, { memberId })) === 1;

/** Records that this session has shown the second factor. */
export const markSessionProven = statement({
  name: 'mark_session_proven',
  text: 'update session set factor_at = $now where member_id = $memberId and id = $sessionId',
  params: { memberId: 'uuid', sessionId: 'uuid', now: 'timestamptz' },
}).run;

const clearFactorOfSessions = statement({
  name: 'unmark_sessions',
  text: 'update session set factor_at = null where member_id = $memberId and factor_at is not null',
  params: { memberId: 'uuid' },
});

/** No session stays proven by a factor that was removed. */
export const unmarkSessions = (db: Db, memberId: string) =>
  clearFactorOfSessions.run(db, { memberId });
