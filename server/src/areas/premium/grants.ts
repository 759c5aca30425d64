import { longestVipDays } from '@kindred/contract/user-admin/vip-days';
import type { Pool, PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import {
  type StaffRequest,
  lockStaffUser,
  readStaffUser,
  versionOf,
  withVersion,
} from '../members/staff-user.ts';

interface VipChange {
  readonly until: string | null;
  readonly reason: string;
}

const day = 86_400_000;

/**
 * Moves the end of premium that staff gave: later by another grant, earlier by ending the current ones. Premium by
 * subscription is not affected.
 */
export function changeVip(pool: Pool, id: string, change: VipChange, by: StaffRequest) {
  const subject = { kind: 'member', id } as const;
  const write = () =>
    inTransaction(pool, async (client) => {
      const before = await lockStaffUser(client, id, by);
      if (before.state === 'erased') throw new AppError('user_not_found');
      refuseStale(by.request, versionOf(before), withVersion(before));
      const given = await selectGivenUntil.one(client, { memberId: id, now: by.now });
      const end = endOf(change, by, given.restorable_until);
      const present = given.ends_at;
      const runs = present !== null && present > by.now;
      if (runs ? end.getTime() === present.getTime() : end <= by.now) {
        await writeAudit(client, by.request, { action: 'member.read', subject });
        return before;
      }
      if (runs && end < present) await endVipGrants.run(client, { memberId: id, end, now: by.now });
      else await insertGrant(client, id, end, change.reason, by);
      const after = await readStaffUser(client, id, by);
      await writeAudit(client, by.request, {
        action: end > by.now ? 'member.vip' : 'member.vip-end',
        subject,
        details: {
          reason: change.reason,
          before: { vipUntil: before.vipUntil },
          after: { vipUntil: after.vipUntil },
        },
      });
      return after;
    });
  return auditRefused(pool, by.request, subject, write);
}

const selectGivenUntil = statement({
  name: 'find_end_of_grants',
  text: `select max(ends_at) as ends_at,
      max(given_until) filter (where ended_early_at > $now::timestamptz - interval '1 day') as restorable_until
    from vip_grant where member_id = $memberId`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ ends_at: OrNull(Timestamp), restorable_until: OrNull(Timestamp) }),
});

/** Any role can restore what was ended within the last day, however long it was given for. */
function endOf({ until }: VipChange, { now, request }: StaffRequest, restorable: Date | null) {
  if (until === null) return now;
  const end = new Date(until);
  const days = longestVipDays(request.caller?.staffRole);
  const latest = Math.max(now.getTime() + days * day, restorable?.getTime() ?? 0);
  if (end > now && end.getTime() <= latest) return end;
  if (end <= now) throw new AppError('premium_end_past');
  throw new AppError('premium_end_too_late', { params: { days } });
}

const insertVipGrant = statement({
  name: 'insert_vip_grant',
  text: `insert into vip_grant (member_id, starts_at, ends_at, granted_by, reason)
    values ($memberId, $now, $end, $grantedBy, $reason)`,
  params: {
    memberId: 'uuid',
    now: 'timestamptz',
    end: 'timestamptz',
    grantedBy: 'uuid?',
    reason: 'text',
  },
});

async function insertGrant(
  client: PoolClient,
  id: string,
  end: Date,
  reason: string,
  { request, now }: StaffRequest,
) {
  const grantedBy = request.caller?.id ?? null;
  await insertVipGrant.run(client, { memberId: id, now, end, grantedBy, reason });
}

const endVipGrants = statement({
  name: 'end_vip_grants',
  text: `update vip_grant
    set ends_at = greatest($end, starts_at + interval '1 millisecond'),
      given_until = ends_at, ended_early_at = $now
    where member_id = $memberId and ends_at > $end`,
  params: { memberId: 'uuid', end: 'timestamptz', now: 'timestamptz' },
});
