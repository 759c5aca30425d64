import { type BulkAction, type BulkOutcome, startBulk } from '@kindred/contract/user-admin/bulk';
import type { StaffRole } from '@kindred/contract/route';
import type { StaffUser } from '@kindred/contract/user-admin';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMembersAndAdministrators } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { type AuditEntry, writeAudit } from '../../../platform/audit/audit.ts';
import { dayIn } from '../../../platform/time/calendar.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { changeStateWithin, refusalOf, stateEntry, writeStates } from '../account-status.ts';
import type { StaffRequest } from '../../members/staff-user.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'bulk-change': { id: string };
    'forget-bulk': object;
  }
}

const batch = 250;
const keptFor = 30 * 86_400_000;

/** Many small transactions, each with its outcomes: whatever interrupts it, none is done twice and none is forgotten. */
export function workOnBulk(app: FastifyInstance) {
  const { pool, jobs, config, now } = app;

  jobs.handle('bulk-change', async ({ id }, { signal }) => {
    const step = () => {
      const time = now();
      const moment = { now: time, today: dayIn(config.timeZone, time) };
      return inTransaction(pool, (client) => changeBatch(client, id, moment));
    };
    while (await step()) {
      if (!signal.aborted) continue;
      // The process is leaving; the next one goes on where this one stopped.
      await addJob(pool, 'bulk-change', { id });
      return;
    }
  });

  jobs.schedule('forget-bulk', '53 3 * * *', async () => {
    const { rows } = await pool.query<{ id: string }>('select id from bulk where created_at < $1', [
      new Date(now().getTime() - keptFor),
    ]);
    // Each by itself, with its rows: so no rows of two are held at the same time.
    for (const { id } of rows) await pool.query('delete from bulk where id = $1', [id]);
  });
}

interface Wish {
  action: BulkAction;
  reason: string;
  by: StaffRequest;
}

interface Target extends Pick<StaffUser, '_id' | 'state' | 'staffRole'> {
  stateReason: string | null;
  stateUntil: string | null;
  verified: boolean;
}

interface Outcome {
  id: string;
  outcome: BulkOutcome;
  why?: string;
}

/** False when nothing is left to do. */
async function changeBatch(
  client: PoolClient,
  id: string,
  moment: Pick<StaffRequest, 'now' | 'today'>,
) {
  const wish = await findWish(client, id, moment);
  if (!wish) return false;
  const next = await findWaiting(client, id);
  if (next.length === 0) {
    await client.query(
      `update bulk set finished_at = $2 where id = $1 and finished_at is null
        and not exists (select from bulk_row where bulk_id = $1 and outcome is null)`,
      [id, moment.now],
    );
    return false;
  }
  await lockMembersAndAdministrators(client, next);
  // Another process may have worked on the same ones until now.
  const ids = await findWaiting(client, id, next);
  const targets = await findTargets(client, ids);
  await writeOutcomes(client, id, await changeThem(client, targets, wish));
  return true;
}

async function findWish(
  client: PoolClient,
  id: string,
  moment: Pick<StaffRequest, 'now' | 'today'>,
): Promise<Wish | null> {
  const { rows } = await client.query<{
    action: BulkAction;
    reason: string;
    address: string | null;
    asked_by: string;
    staff_role: StaffRole | null;
  }>(
    `select b.action, b.reason, host(b.address) as address, b.asked_by,
        case when m.state = 'active' then m.staff_role end as staff_role
      from bulk b join member m on m.id = b.asked_by where b.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { action, reason, address, asked_by, staff_role: staffRole } = row;
  const caller: Caller = {
    id: asked_by,
    sessionId: '',
    staffRole,
    verified: true,
    vipUntil: null,
    provenFactor: true,
  };
  return { action, reason, by: { request: { caller, ip: address ?? '', headers: {} }, ...moment } };
}

async function findWaiting(client: PoolClient, id: string, among: readonly string[] | null = null) {
  const { rows } = await client.query<{ member_id: string }>({
    name: 'find_waiting_bulk_rows',
    text: `select member_id from bulk_row
      where bulk_id = $1 and outcome is null and ($2::uuid[] is null or member_id = any ($2))
      order by member_id limit ${batch}`,
    values: [id, among],
  });
  return rows.map(({ member_id }) => member_id);
}

async function findTargets(client: PoolClient, ids: readonly string[]) {
  const { rows } = await client.query<Target & { stateUntil: Date | null }>({
    name: 'find_bulk_targets',
    text: `select id as _id, state, staff_role as "staffRole", state_reason as "stateReason",
        state_until as "stateUntil", email_verified_at is not null as verified
      from member where id = any ($1) order by id`,
    values: [ids],
  });
  return rows.map((row): Target => ({ ...row, stateUntil: row.stateUntil?.toISOString() ?? null }));
}

async function changeThem(client: PoolClient, targets: readonly Target[], wish: Wish) {
  const { caller } = wish.by.request;
  // Who asked may have lost the right to it meanwhile.
  if (!caller?.staffRole || !(startBulk.access as readonly StaffRole[]).includes(caller.staffRole))
    return targets.map((target) =>
      refused(target, 'Whoever asked for this may not do it any more.'),
    );
  return wish.action === 'verify'
    ? verify(client, targets, wish)
    : changeStates(client, targets, wish);
}

const refused = ({ _id: id }: Target, why: string): Outcome => ({ id, outcome: 'refused', why });

/** By the rules of the single change. Colleagues are few, and go one by one: one administrator has to stay. */
async function changeStates(client: PoolClient, targets: readonly Target[], wish: Wish) {
  const { action, reason, by } = wish;
  const change = { state: action === 'activate' ? 'active' : 'deactivated', reason } as const;
  const outcomes: Outcome[] = [];
  const changing: Target[] = [];
  for (const target of targets) {
    const refusal = refusalOf(target, change.state, by.request.caller);
    if (refusal) outcomes.push(refused(target, refusal.message));
    else if (target.state === change.state) outcomes.push({ id: target._id, outcome: 'unchanged' });
    else if (target.staffRole) outcomes.push(await changeColleague(client, target, change, by));
    else changing.push(target);
  }
  await writeStates(client, idsOf(changing), change);
  // Some go on leaving when they are let in: what they are by now stands in the log.
  const after = new Map(
    (await findTargets(client, idsOf(changing))).map((each) => [each._id, each]),
  );
  const entries = changing.map((before) =>
    stateEntry(before._id, change, standingOf(before), standingOf(after.get(before._id) ?? before)),
  );
  return [...outcomes, ...(await writtenDown(client, by, entries))];
}

const idsOf = (targets: readonly Target[]) => targets.map(({ _id }) => _id);

const standingOf = ({ state, stateReason, stateUntil }: Target) => ({
  state,
  stateReason,
  stateUntil,
});

async function changeColleague(
  client: PoolClient,
  target: Target,
  change: Parameters<typeof changeStateWithin>[2],
  by: StaffRequest,
): Promise<Outcome> {
  try {
    await changeStateWithin(client, target._id, change, by);
    return { id: target._id, outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(target, error.message);
  }
}

async function verify(client: PoolClient, targets: readonly Target[], { reason, by }: Wish) {
  if (by.request.caller?.staffRole !== 'administrator')
    return targets.map((each) => refused(each, 'Whoever asked for this may not do it any more.'));
  const outcomes: Outcome[] = [];
  const changing: string[] = [];
  for (const target of targets) {
    if (target.state === 'erased') outcomes.push(refused(target, 'There is nobody with this id.'));
    else if (target.verified) outcomes.push({ id: target._id, outcome: 'unchanged' });
    else changing.push(target._id);
  }
  await client.query({
    name: 'verify_members',
    text: 'update member set email_verified_at = $2 where id = any ($1)',
    values: [changing, by.now],
  });
  const entries = changing.map((id) => ({
    action: 'member.verify' as const,
    subject: { kind: 'member' as const, id },
    details: { reason, before: { isEmailVerified: false }, after: { isEmailVerified: true } },
  }));
  return [...outcomes, ...(await writtenDown(client, by, entries))];
}

type Entry = AuditEntry & { readonly subject: { readonly id: string } };

async function writtenDown(client: PoolClient, { request }: StaffRequest, entries: Entry[]) {
  if (entries.length > 0) await writeAudit(client, request, ...entries);
  return entries.map(({ subject: { id } }): Outcome => ({ id, outcome: 'done' }));
}

async function writeOutcomes(client: PoolClient, id: string, outcomes: readonly Outcome[]) {
  await client.query({
    name: 'write_bulk_outcomes',
    text: `update bulk_row r set outcome = o.outcome, why = o.why
      from jsonb_to_recordset($2) as o (id uuid, outcome text, why text)
      where r.bulk_id = $1 and r.member_id = o.id`,
    values: [id, JSON.stringify(outcomes)],
  });
}
