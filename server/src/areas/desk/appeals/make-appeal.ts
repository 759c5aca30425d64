import { appealMonths } from '@kindred/contract/desk/outcomes';
import type { PoolClient } from 'pg';
import { lockDecision } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import type { Party } from '../../members/statement-token.ts';
import { appealUntil, readStatement } from './statements.ts';

const insertAppeal = statement({
  name: 'insert_appeal',
  text: `insert into appeal (id, decision_id, report_id, member_id, message, made_at)
    values ($id, $decisionId, $reportId, (select id from member where id = $memberId), $message, $now)`,
  params: {
    id: 'uuid',
    decisionId: 'uuid',
    reportId: 'uuid?',
    memberId: 'uuid?',
    message: 'text',
    now: 'timestamptz',
  },
});

/** Each party can appeal once, also with two parallel requests. */
export async function makeAppeal(
  client: PoolClient,
  party: Party | null,
  message: string,
  now: Date,
) {
  if (party) await lockDecision(client, party.decisionId);
  const row = await readStatement(client, party);
  if (row.made_at) throw new AppError('appeal_already_made');
  const until = appealUntil(row);
  if (!until) throw new AppError('not_appealable');
  if (until <= now) throw new AppError('appeal_too_late', { params: { months: appealMonths } });
  const { decision_id: decisionId, report_id: reportId, party_id: memberId } = row;
  await insertAppeal.run(client, {
    id: timeOrderedId(),
    decisionId,
    reportId,
    memberId,
    message,
    now,
  });
  return readStatement(client, party);
}
