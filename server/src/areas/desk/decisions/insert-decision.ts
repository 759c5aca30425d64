import type { NewDecision } from '@kindred/contract/desk/decisions';
import { type Db, statement } from '../../../db/statement.ts';
import type { CaseHead } from '../cases/case.ts';
import type { CaseWork } from '../cases/claims.ts';
import type { Before } from './effects.ts';

const insert = statement({
  name: 'insert_decision',
  text: `insert into decision (id, case_id, member_id, action, decided_by, decided_at, until, ground,
      clause, category, keyword, source, automated_detection, automated_decision, reason, note,
      strikes, photo_id, field, before)
    values ($id, $caseId, $memberId, $action, $byId, $now, $until, $ground,
      $clause, $category, $keyword, $source, $automatedDetection, $automatedDecision, $reason, $note,
      $strikes, $photoId, $field, $before)`,
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
    note: 'text?',
    strikes: 'int2',
    photoId: 'text?',
    field: 'text?',
    before: 'jsonb',
  },
});

interface NewRow {
  readonly id: string;
  readonly head: CaseHead;
  readonly decision: NewDecision;
  readonly until: Date | null;
  readonly before: Before;
  readonly work: CaseWork;
}

export async function insertDecision(db: Db, { id, head, decision, until, before, work }: NewRow) {
  const { action, ground, note = null, publicId: photoId = null, field = null } = decision;
  await insert.run(db, {
    id,
    caseId: head.id,
    memberId: head.member_id,
    action,
    byId: work.member.id,
    now: work.now,
    until,
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
    before,
  });
}
