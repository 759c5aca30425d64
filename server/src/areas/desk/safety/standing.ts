import type { Standing } from '@kindred/contract/desk/standing';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { notify } from '../../notices/notify.ts';

const selectStanding = statement({
  name: 'find_reporter_standing',
  text: 'select warned_at, aside_until, reason from reporter_standing where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ warned_at: Timestamp, aside_until: OrNull(Timestamp), reason: Text }),
});

export async function findStanding(db: Db, memberId: string): Promise<Standing> {
  const row = await selectStanding.first(db, { memberId });
  if (!row) return null;
  const asideUntil = row.aside_until?.toISOString() ?? null;
  return { warnedAt: row.warned_at.toISOString(), asideUntil, reason: row.reason };
}

const insertWarning = statement({
  name: 'warn_reporter',
  text: `insert into reporter_standing (member_id, warned_at, warned_by, reason)
    values ($memberId, $now, $staffId, $reason)
    on conflict (member_id) do update set warned_at = excluded.warned_at,
      warned_by = excluded.warned_by, reason = excluded.reason, aside_until = null, aside_by = null`,
  params: { memberId: 'uuid', now: 'timestamptz', staffId: 'uuid', reason: 'text' },
});

const updateAside = statement({
  name: 'set_reports_aside',
  text: `update reporter_standing set aside_until = $until, aside_by = $staffId, reason = $reason
    where member_id = $memberId and exists (select from report r
      where r.reporter_id = $memberId and r.status = 'rejected' and r.created_at > warned_at)`,
  params: { memberId: 'uuid', until: 'timestamptz', staffId: 'uuid', reason: 'text' },
});

const deleteStanding = statement({
  name: 'clear_reporter_standing',
  text: 'delete from reporter_standing where member_id = $memberId',
  params: { memberId: 'uuid' },
});

interface Step {
  readonly step: 'warn' | 'set-aside' | 'clear';
  readonly reason: string;
  readonly days?: number;
}

const day = 86_400_000;

/** Reports are set aside only for reporters who were warned, and had another one rejected since. */
export async function changeStanding(
  db: Db,
  memberId: string,
  { step, reason, days }: Step,
  { staffId, now }: { staffId: string; now: Date },
) {
  if (step === 'set-aside' && !days) throw new AppError('set_aside_days_missing');
  if (step !== 'set-aside' && days) throw new AppError('days_without_set_aside');
  if (step === 'clear') await deleteStanding.run(db, { memberId });
  else if (step === 'warn') await insertWarning.run(db, { memberId, now, staffId, reason });
  else {
    const until = new Date(now.getTime() + (days ?? 0) * day);
    if (await updateAside.run(db, { memberId, until, staffId, reason })) return;
    throw new AppError('reporter_unwarned');
  }
}

/** A warning says what happens next, and the other step until when it lasts. */
export const notifyOfStanding = (
  client: PoolClient,
  memberId: string,
  { asideUntil, reason }: NonNullable<Standing>,
) => notify(client, { memberId, kind: 'reports.standing', about: { reason, asideUntil } });
