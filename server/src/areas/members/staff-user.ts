import { type StaffUser, memberStatuses } from '@kindred/contract/user-admin';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Word } from '../../db/columns.ts';
import { lockMembersAndAdministrators } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/responses/etag.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { Moment } from '../../platform/time/moment.ts';
import { refuseSubject } from './staff-subject.ts';
import { findUser } from './user.ts';

/** The request of a member of staff, and its time. */
export interface StaffRequest extends Moment {
  readonly request: Pick<FastifyRequest, 'caller' | 'ip' | 'headers'>;
}

const selectStatus = statement({
  name: 'find_account_status',
  text: `select state, state_by, state_reason,
      coalesce(state_until, case when state = 'leaving' then erase_at end) as state_until,
      shown_vip_until(id) as vip_until,
      state = 'banned' and exists (select from fraud_ban f where f.member_id = member.id
        and f.reversed_at is null and (f.until is null or f.until > $now)) as for_fraud
    from member where id = $id`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row({
    state: Word(memberStatuses),
    state_by: OrNull(Word(['self', 'staff'])),
    state_reason: OrNull(Text),
    state_until: OrNull(Timestamp),
    vip_until: OrNull(Timestamp),
    for_fraud: Flag,
  }),
});

export async function readStaffUser(
  db: Db,
  id: string,
  { now, today }: Moment,
): Promise<StaffUser> {
  const user = await findUser(db, id, now, today);
  const status = await selectStatus.first(db, { id, now });
  if (!user || !status) throw new AppError('user_not_found');
  return {
    ...user,
    state: status.state,
    stateBy: status.state_by,
    stateReason: status.state_reason,
    stateUntil: status.state_until?.toISOString() ?? null,
    stateForFraud: status.for_fraud,
    vipUntil: status.vip_until?.toISOString() ?? null,
  };
}

/** Reads a user whom the caller may open. */
export async function openStaffUser(db: Db, id: string, caller: Caller | null, moment: Moment) {
  const user = await readStaffUser(db, id, moment);
  refuseSubject(caller, user);
  return user;
}

/** Reads a user whom the caller may change, and locks them until the transaction ends. */
export async function lockStaffUser(client: PoolClient, id: string, by: StaffRequest) {
  await lockMembersAndAdministrators(client, [id]);
  return openStaffUser(client, id, by.request.caller, by);
}

/** The version that a change is based on leaves out what changes automatically. */
export function versionOf({
  lastActive: _lastActive,
  isOnline: _isOnline,
  isVIP: _isVIP,
  ...rest
}: StaffUser) {
  return rest;
}

/** The user with the version that a change has to name. */
export const withVersion = (user: StaffUser) => ({ user, version: etagOf(versionOf(user)) });
