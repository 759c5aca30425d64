import type { Case } from '@kindred/contract/desk';
import { priorities } from '@kindred/contract/reports/report-types';
import { staffRoles } from '@kindred/contract/route';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { ColleagueColumn, colleagueJson } from '../person.ts';
import { countStrikes, findDecisions, toDecision } from '../decisions/decision.ts';
import { findLadder, stepFor } from '../decisions/ladder.ts';
import { findPerson } from './case-person.ts';
import { findCaseReports } from './case-reports.ts';
import { toHolder } from './holder.ts';

const HeadRow = Row({
  id: Uuid,
  kind: Word(['person', 'service']),
  version: Integer,
  urgency: Integer,
  opened_at: Timestamp,
  closed_at: OrNull(Timestamp),
  escalated_at: OrNull(Timestamp),
  escalated_by: ColleagueColumn,
  claimed_by: ColleagueColumn,
  claimed_until: OrNull(Timestamp),
  member_id: OrNull(Uuid),
  member_role: OrNull(Word(staffRoles)),
  is_part: Flag,
});
export type CaseHead = Static<typeof HeadRow>;

const selectHead = statement({
  name: 'find_case',
  text: `select c.id, c.kind, c.version, c.urgency, c.opened_at, c.closed_at, c.escalated_at,
      ${colleagueJson('c.escalated_by')} as escalated_by,
      ${colleagueJson('c.claimed_by')} as claimed_by, c.claimed_until, c.member_id,
      m.staff_role as member_role,
      c.member_id is not distinct from $readerId or exists (
        select from report r where r.case_id = c.id and r.reporter_id = $readerId) as is_part
    from report_case c left join member m on m.id = c.member_id where c.id = $id`,
  params: { id: 'uuid', readerId: 'uuid' },
  row: HeadRow,
});

/** Refuses a case that the reader is part of, as they learn who reported them or what colleagues think of it. */
export async function readHead(db: Db, id: string, { id: readerId }: Pick<Caller, 'id'>) {
  const head = await selectHead.first(db, { id, readerId });
  if (!head) throw new AppError('not_found', 'Case not found.');
  if (!head.is_part) return head;
  throw new AppError('forbidden', 'You are part of this case, so a colleague has to handle it.');
}

export async function readCase(
  db: Db,
  id: string,
  reader: Pick<Caller, 'id'>,
  now: Date,
): Promise<Case> {
  const head = await readHead(db, id, reader);
  const [reports, person, decisions, ladder] = await Promise.all([
    findCaseReports(db, id),
    head.member_id ? findPerson(db, head.member_id) : null,
    findDecisions(db, id, head.member_id),
    findLadder(db),
  ]);
  const strikes = person ? countStrikes(decisions, person._id, now) : 0;
  return {
    _id: id,
    kind: head.kind,
    version: head.version,
    priority: priorities[head.urgency] ?? 'other',
    openedAt: head.opened_at.toISOString(),
    closedAt: head.closed_at?.toISOString() ?? null,
    escalatedAt: head.escalated_at?.toISOString() ?? null,
    escalatedBy: head.escalated_by,
    holder: toHolder(head, reader.id, now),
    reports,
    person: person && { ...person, strikes },
    decisions: decisions.map((row) => toDecision(row, now)),
    suggestion: person && stepFor(ladder, strikes),
  };
}
