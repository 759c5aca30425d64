import { removableTexts } from '@kindred/contract/desk/sanctions';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Json, OrNull, Word } from '../../../db/columns.ts';
import {
  lockCase,
  lockDecision,
  lockMembersAndAdministrators,
  lockReportsOfDecision,
} from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { removeJob } from '../../../platform/jobs/jobs.ts';
import { reverseFraudBanOf } from '../../fraud-warnings/bans.ts';
import { takeRemovalsBack } from '../picture-requests/settle.ts';
import { type CaseWork, caseEntry } from '../cases/claims.ts';
import { undoEnd, undoTooLate } from '../undo-time.ts';
import { type DecisionRow, readDecision } from './decision.ts';
import { type Before, type Effect, undoEffect } from './effects.ts';
import { unsettleReports } from './report-events.ts';

const selectBefore = statement({
  name: 'find_what_was_before_decision',
  text: 'select field, before from decision where id = $id',
  params: { id: 'uuid' },
  row: Row({ field: OrNull(Word(removableTexts)), before: Json() }),
});

/** What a decision did, and the state before. Null if it changed no member. */
export async function findEffect(db: Db, row: DecisionRow) {
  const { member_id: memberId, reason, action, until, photo_id: publicId } = row;
  const { field, before } = await selectBefore.one(db, { id: row.id });
  if (!memberId || !reason) return null;
  const effect: Effect = { memberId, action, reason, until, publicId, field };
  return { effect, before: before as Before };
}

/** Locks everything that a decision has changed, and reads its current state. */
export async function lockDecided(client: PoolClient, id: string) {
  const { member_id, case_id } = await readDecision(client, id);
  await lockMembersAndAdministrators(client, member_id ? [member_id] : []);
  await lockReportsOfDecision(client, id);
  if (case_id) await lockCase(client, case_id);
  await lockDecision(client, id);
  return readDecision(client, id);
}

const updateUndone = statement({
  name: 'mark_decision_undone',
  text: `update decision set undone_at = $now, undone_by = $staffId, before = '{}' where id = $id`,
  params: { id: 'uuid', staffId: 'uuid?', now: 'timestamptz' },
});

/** Restores exactly the state before. Repeating it changes nothing. */
export async function undo(client: PoolClient, id: string, { request, member, now }: CaseWork) {
  const row = await lockDecided(client, id);
  if (row.undone_at && row.decided_by === member.id) return;
  refuseLateUndo(row, member.id, now);
  await reverseFraudBanOf(client, id, now);
  await takeRemovalsBack(client, id);
  await unsettleReports(client, id);
  await cancelDecision(client, row, member.id, now);
  const head = { id: row.case_id ?? id, member_id: row.member_id };
  const { details, ...entry } = caseEntry(head, row.reports);
  await writeAudit(client, request, {
    action: 'case.undo',
    ...entry,
    details: { ...details, decision: id, before: { action: row.action } },
  });
}

/** Undoes what a decision did, before anyone is notified of it. */
export async function cancelDecision(
  client: PoolClient,
  row: DecisionRow,
  staffId: string | null,
  now: Date,
) {
  const found = await findEffect(client, row);
  if (found) await undoEffect(client, found.effect, found.before);
  await updateUndone.run(client, { id: row.id, staffId, now });
  await removeJob(client, `notify-parties ${row.id}`);
}

function refuseLateUndo(row: DecisionRow, staffId: string, now: Date) {
  if (row.decided_by !== staffId) throw new AppError('decision_of_colleague');
  if (row.notified_at || row.undone_at || row.reversed_at || undoEnd(row.decided_at) <= now)
    throw undoTooLate();
}
