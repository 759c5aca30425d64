import type { Pool, PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import { refuseStale } from '../../platform/http/etag.ts';
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

/** The longest premium that staff can give. */
const longestYears = 10;

/** Moves the end of premium that staff gave: later by another grant, earlier by ending the present ones. */
export function changeVip(pool: Pool, id: string, change: VipChange, by: StaffRequest) {
  const subject = { kind: 'member', id } as const;
  const write = () =>
    inTransaction(pool, async (client) => {
      const before = await lockStaffUser(client, id, by);
      if (before.state === 'erased') throw new AppError('not_found', 'User not found.');
      refuseStale(by.request, versionOf(before), withVersion(before));
      const end = endOf(change, by.now);
      const present = before.vipUntil === null ? null : new Date(before.vipUntil);
      const runs = present !== null && present > by.now;
      if (runs ? end.getTime() === present.getTime() : end <= by.now) {
        await writeAudit(client, by.request, { action: 'member.read', subject });
        return before;
      }
      if (runs && end < present) await endVipGrants.run(client, { memberId: id, end });
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

function endOf({ until }: VipChange, now: Date) {
  if (until === null) return now;
  const end = new Date(until);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + longestYears);
  if (end > now && end <= latest) return end;
  const msg = end > now ? `Must be within ${longestYears} years` : 'Must be in the future';
  throw new AppError('refused', `until: ${msg}.`, { errors: [{ field: 'until', msg }] });
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
  text: `update vip_grant set ends_at = greatest($end, starts_at + interval '1 millisecond')
    where member_id = $memberId and ends_at > $end`,
  params: { memberId: 'uuid', end: 'timestamptz' },
});
