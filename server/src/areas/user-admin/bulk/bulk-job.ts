import { bulkKinds, startBulk } from '@kindred/contract/user-admin/bulk';
import { type StaffRole, staffRoles } from '@kindred/contract/route';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockMembersAndAdministrators } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { type JobsApp, addJob } from '../../../platform/jobs/jobs.ts';
import { type Moment, presentMoment } from '../../../platform/time/moment.ts';
import { reverseHoldingFraudBans } from '../../fraud-warnings/bans.ts';
import { refusalOf, statusAuditEntry, updateStatuses } from '../account-status.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';
import {
  type BulkRequest,
  type Outcome,
  type Target,
  changeColleague,
  findTargets,
  idsOf,
  recorded,
  refused,
  statusOf,
} from './targets.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'bulk-change': { id: string };
  }
}

const batch = 250;

/**
 * Changes users in batches, each with its outcomes in one transaction. An interrupted change continues, and no user is
 * changed twice.
 */
export function bulkJobs(app: JobsApp) {
  const { pool, jobs } = app;

  jobs.handle('bulk-change', async ({ id }, { signal }) => {
    const step = () => {
      const moment = presentMoment(app);
      return inTransaction(pool, (client) => changeBatch(client, id, moment));
    };
    while (await step()) {
      if (!signal.aborted) continue;
      // The process is stopping, and another one continues the change.
      await addJob(pool, 'bulk-change', { id });
      return;
    }
  });
}

const finishBulk = statement({
  name: 'finish_bulk',
  text: `update bulk set finished_at = $now where id = $id and finished_at is null
    and not exists (select from bulk_row where bulk_id = $id and outcome is null)`,
  params: { id: 'uuid', now: 'timestamptz' },
});

/** False when nothing is left to do. */
async function changeBatch(client: PoolClient, id: string, moment: Moment) {
  const asked = await findBulkRequest(client, id, moment);
  if (!asked) return false;
  const next = await findWaiting(client, id);
  if (next.length === 0) {
    await finishBulk.run(client, { id, now: moment.now });
    return false;
  }
  await lockMembersAndAdministrators(client, next);
  // Another process may have changed some of them before the lock was taken.
  const ids = await findWaiting(client, id, next);
  const targets = await findTargets(client, ids);
  await writeOutcomes(client, id, targets, await changeTargets(client, targets, asked));
  return true;
}

const selectRequest = statement({
  name: 'find_bulk_request',
  text: `select b.action, b.reason, b.undoes, host(b.address) as address, b.asked_by,
      case when m.state = 'active' then m.staff_role end as staff_role
    from bulk b join member m on m.id = b.asked_by where b.id = $id`,
  params: { id: 'uuid' },
  row: Row({
    action: Word(bulkKinds),
    reason: Text,
    undoes: OrNull(Uuid),
    address: OrNull(Text),
    asked_by: Uuid,
    staff_role: OrNull(Word(staffRoles)),
  }),
});

async function findBulkRequest(
  client: PoolClient,
  id: string,
  moment: Moment,
): Promise<BulkRequest | null> {
  const row = await selectRequest.first(client, { id });
  if (!row) return null;
  const { action, reason, undoes, address, asked_by, staff_role: staffRole } = row;
  const caller: Caller = {
    id: asked_by,
    sessionId: '',
    staffRole,
    verified: true,
    vipUntil: null,
    provenFactor: true,
  };
  return {
    id,
    action,
    reason,
    undoes,
    by: { request: { caller, ip: address ?? '', headers: {} }, ...moment },
  };
}

const selectWaiting = statement({
  name: 'find_waiting_bulk_rows',
  text: `select member_id from bulk_row
    where bulk_id = $id and outcome is null and ($among::uuid[] is null or member_id = any ($among))
    order by member_id limit ${batch}`,
  params: { id: 'uuid', among: 'uuid[]?' },
  row: Row({ member_id: Uuid }),
});

async function findWaiting(db: Db, id: string, among: readonly string[] | null = null) {
  const rows = await selectWaiting.all(db, { id, among });
  return rows.map(({ member_id }) => member_id);
}

async function changeTargets(client: PoolClient, targets: readonly Target[], asked: BulkRequest) {
  const { caller } = asked.by.request;
  // The member who started the change may have lost the role since.
  if (!caller?.staffRole || !(startBulk.access as readonly StaffRole[]).includes(caller.staffRole))
    return targets.map((target) => refused(target, new AppError('bulk_starter_not_permitted')));
  const work = { verify, undo: restore, activate: changeStatuses, deactivate: changeStatuses };
  return work[asked.action](client, targets, asked);
}

/** Applies the rules of a single change. Staff are changed one by one, as one administrator must remain. */
async function changeStatuses(client: PoolClient, targets: readonly Target[], asked: BulkRequest) {
  const { action, reason, by } = asked;
  const change = { state: action === 'activate' ? 'active' : 'deactivated', reason } as const;
  const outcomes: Outcome[] = [];
  const changing: Target[] = [];
  for (const target of targets) {
    const refusal = refusalOf(target, change.state, by.request.caller);
    if (refusal) outcomes.push(refused(target, refusal));
    else if (target.state === change.state) outcomes.push({ id: target._id, outcome: 'unchanged' });
    else if (target.staffRole) outcomes.push(await changeColleague(client, target, change, by));
    else changing.push(target);
  }
  await updateStatuses(client, idsOf(changing), change);
  if (change.state === 'active')
    await reverseHoldingFraudBans(client, idsOf(changing), by.now, asked.id);
  // Some return to `leaving` instead, so the new status is read for the audit log.
  const after = new Map(
    (await findTargets(client, idsOf(changing))).map((each) => [each._id, each]),
  );
  const entries = changing.map((before) =>
    statusAuditEntry(
      before._id,
      change,
      statusOf(before),
      statusOf(after.get(before._id) ?? before),
    ),
  );
  return [...outcomes, ...(await recorded(client, by, entries))];
}

const updateOutcomes = statement({
  name: 'update_bulk_outcomes',
  text: `update bulk_row r set outcome = o.outcome, why = o.why, before = o.before
    from jsonb_to_recordset($outcomes) as o (id uuid, outcome text, why jsonb, before jsonb)
    where r.bulk_id = $id and r.member_id = o.id`,
  params: { id: 'uuid', outcomes: 'jsonb' },
});

/** Stores what each changed member was before, so that it can be undone. */
async function writeOutcomes(
  db: Db,
  id: string,
  targets: readonly Target[],
  outcomes: readonly Outcome[],
) {
  const before = new Map(targets.map((target) => [target._id, target]));
  await updateOutcomes.run(db, {
    id,
    outcomes: outcomes.map((each) => ({
      ...each,
      ...(each.outcome === 'done' && { before: before.get(each.id) }),
    })),
  });
}
