import { decisionActions } from '@kindred/contract/desk/sanctions';
import { refusals } from '@kindred/contract/reports/picture-refusals';
import type { OpenedRequest } from '@kindred/contract/reports/picture-request';
import { Object as Row, type Static } from 'typebox';
import { Json, List, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { StatementTokens } from '../../members/statement-token.ts';
import { outcomeOf } from '../../desk/picture-requests/outcome.ts';
import { referenceOf } from '../../desk/reporters/notify-reporter.ts';

const RequestRow = Row({
  created_at: Timestamp,
  due_at: Timestamp,
  hidden_at: OrNull(Timestamp),
  question: OrNull(Text),
  facts: Json(List(Row({ text: Text, at: Text }))),
  refusal: OrNull(Word(refusals)),
  decision_id: OrNull(Uuid),
  action: OrNull(Word(decisionActions)),
  answer: OrNull(Text),
});

/** A decision that can still be undone is not visible. */
const selectRequest = statement({
  name: 'find_picture_request',
  text: `select r.created_at, q.due_at, q.hidden_at, q.question, q.facts, q.refusal, d.id as decision_id, d.action, d.answer
    from picture_request q join report r on r.id = q.report_id
      left join lateral (select d.id, d.action, t.answer from decision_report t join decision d on d.id = t.decision_id
        where t.report_id = r.id and r.status_rank > 1 and d.notified_at is not null and d.undone_at is null
        order by d.decided_at desc, d.id desc limit 1) as d on true
    where q.report_id = $reportId and q.asks_as is not null`,
  params: { reportId: 'uuid' },
  row: RequestRow,
});

/** A link that we did not create looks like one whose request was deleted. */
export async function readRequest(db: Db, reportId: string | null, tokens: StatementTokens) {
  const row = reportId && (await selectRequest.first(db, { reportId }));
  if (!row) throw new AppError('request_link_unknown');
  return toOpened(reportId, row, tokens);
}

function toOpened(
  reportId: string,
  row: Static<typeof RequestRow>,
  tokens: StatementTokens,
): OpenedRequest {
  const { decision_id: decisionId, action } = row;
  const outcome = action && outcomeOf(action);
  return {
    reference: referenceOf(reportId),
    receivedAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    hiddenAt: outcome ? null : (row.hidden_at?.toISOString() ?? null),
    question: row.question,
    facts: row.facts.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
    outcome,
    refusal: outcome === 'refused' ? row.refusal : null,
    answer: row.answer,
    statement: decisionId && tokens.make({ decisionId, reportId }),
  };
}
