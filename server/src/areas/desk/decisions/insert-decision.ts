import type { NewDecision } from '@kindred/contract/desk/decisions';
import { type Db, statement } from '../../../db/statement.ts';
import type { CaseHead } from '../cases/case.ts';
import type { CaseWork } from '../cases/claims.ts';
import { DecisionRow, decisionColumns } from './decision.ts';
import type { Before } from './effects.ts';

const insert = statement({
  name: 'insert_decision',
  text: `with made as (
      insert into decision (id, case_id, member_id, action, decided_by, decided_at, until, ground,
        clause, category, keyword, source, automated_detection, automated_decision, reason, written_reason, note,
        strikes, photo_id, field, before)
      values ($id, $caseId, $memberId, $action, $byId, $now, $until, $ground,
        $clause, $category, $keyword, $source, $automatedDetection, $automatedDecision, $reason, $writtenReason, $note,
        $strikes, $photoId, $field, $before)
      returning *),
    settled as (
      insert into decision_report (decision_id, report_id, outcome, answer)
      select $id, g._id, g.outcome, g.answer
      from jsonb_to_recordset($reports) as g (_id uuid, outcome text, answer text)
      returning *),
    events as (
      insert into report_event (report_id, from_status, to_status, by_id, at)
      select r.id, r.status, s.outcome, $byId, $now
      from settled s join report r on r.id = s.report_id order by r.id)
    select ${decisionColumns('settled')} from made d`,
  params: {
    id: 'uuid',
    caseId: 'uuid',
    memberId: 'uuid?',
    action: 'text',
    byId: 'uuid',
    now: 'timestamptz',
    until: 'timestamptz?',
    ground: 'text?',
    clause: 'text?',
    category: 'text?',
    keyword: 'text?',
    source: 'text?',
    automatedDetection: 'bool',
    automatedDecision: 'text',
    reason: 'text?',
    writtenReason: 'text?',
    note: 'text?',
    strikes: 'int2',
    photoId: 'text?',
    field: 'text?',
    before: 'jsonb',
    reports: 'jsonb',
  },
  row: DecisionRow,
});

interface NewRow {
  readonly id: string;
  readonly found: Pick<CaseHead, 'id' | 'member_id'>;
  readonly decision: NewDecision;
  readonly writtenReason: string | null;
  readonly until: Date | null;
  readonly before: Before;
  readonly work: CaseWork;
}

/** Gives each report its outcome too. Triggers update the reports, and close the case with the last one. */
export function insertDecision(db: Db, { id, found, decision, work, ...row }: NewRow) {
  const { action, ground, note = null, publicId: photoId = null, field = null } = decision;
  return insert.one(db, {
    id,
    caseId: found.id,
    memberId: found.member_id,
    action,
    byId: work.member.id,
    now: work.now,
    ...row,
    ground: ground?.kind ?? null,
    clause: (ground?.kind === 'law' ? ground.law : ground?.clause) ?? null,
    category: ground?.category ?? null,
    keyword: ground?.keyword ?? null,
    source: ground?.source ?? null,
    automatedDetection: ground?.automatedDetection ?? false,
    automatedDecision: ground?.automatedDecision ?? 'not-automated',
    reason: ground?.reason ?? null,
    note,
    strikes: ground ? 1 : 0,
    photoId,
    field,
    reports: decision.reports,
  });
}
