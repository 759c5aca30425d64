import type { MemberState, StaffUser } from '@kindred/contract/user-admin';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { lockMembersAndAdministrators } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { findUser } from './user.ts';

/** Who of the staff asks, and when. */
export interface StaffRequest {
  readonly request: Pick<FastifyRequest, 'caller' | 'ip' | 'headers'>;
  readonly now: Date;
  readonly today: string;
}

interface StandingRow {
  state: MemberState;
  state_by: 'self' | 'staff' | null;
  state_reason: string | null;
  state_until: Date | null;
  vip_until: Date | null;
}

export async function readStaffUser(
  db: Pool | PoolClient,
  id: string,
  { now, today }: Pick<StaffRequest, 'now' | 'today'>,
): Promise<StaffUser> {
  const user = await findUser(db, id, now, today);
  const { rows } = await db.query<StandingRow>({
    name: 'find_standing',
    text: `select state, state_by, state_reason,
        coalesce(state_until, case when state = 'leaving' then erase_at end) as state_until, vip_until
      from member where id = $1`,
    values: [id],
  });
  const [standing] = rows;
  if (!user || !standing) throw new AppError('not_found', 'There is nobody with this id.');
  return {
    ...user,
    state: standing.state,
    stateBy: standing.state_by,
    stateReason: standing.state_reason,
    stateUntil: standing.state_until?.toISOString() ?? null,
    vipUntil: standing.vip_until?.toISOString() ?? null,
  };
}

/** The same, and nobody else changes them until this transaction ends. */
export async function lockStaffUser(client: PoolClient, id: string, by: StaffRequest) {
  await lockMembersAndAdministrators(client, [id]);
  return readStaffUser(client, id, by);
}

/** What a change is based on: everything but what moves by itself. */
export function versionOf({
  lastActive: _lastActive,
  isOnline: _isOnline,
  isVIP: _isVIP,
  ...rest
}: StaffUser) {
  return rest;
}

/** With the version that a change of it names. */
export const withVersion = (user: StaffUser) => ({ user, version: etagOf(versionOf(user)) });
