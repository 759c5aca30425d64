import { type Appeal, AppealCounts, type AppealState } from '@kindred/contract/desk/appeals';
import { appealOutcomes } from '@kindred/contract/desk/outcomes';
import { isSanction } from '@kindred/contract/desk/sanctions';
import { permissions } from '@kindred/contract/permissions';
import { staffRoles } from '@kindred/contract/route';
import { type Static, Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { type DecisionRow, findDecisionsByIds, toDecision } from '../decisions/decision.ts';
import { type Reader, readsNotes } from '../cases/case.ts';
import { ColleagueColumn, colleagueJson } from '../person.ts';

const AppealRow = Row({
  id: Uuid,
  decision_id: Uuid,
  report_id: OrNull(Uuid),
  member_id: OrNull(Uuid),
  by: ColleagueColumn,
  message: Text,
  made_at: Timestamp,
  outcome: OrNull(Word(appealOutcomes)),
  answer: OrNull(Text),
  decided_at: OrNull(Timestamp),
  decided_by: ColleagueColumn,
  subject: ColleagueColumn,
  subject_role: OrNull(Word(staffRoles)),
  /** Someone other than the first decider can decide this. */
  has_others: Flag,
  is_part: Flag,
});
export type AppealRow = Static<typeof AppealRow>;

const isParty = (
  id: string,
) => `(a.member_id is not distinct from ${id} or d.member_id is not distinct from ${id} or exists (
    select from decision_report t join report r on r.id = t.report_id
    where t.decision_id = d.id and r.reporter_id = ${id}))`;

/** Anyone who is a party, or part of the case, can neither read nor decide it. */
const columns = `a.id, a.decision_id, a.report_id, a.member_id, ${colleagueJson('a.member_id')} as by,
  a.message, a.made_at, a.outcome, a.answer, a.decided_at, ${colleagueJson('a.decided_by')} as decided_by,
  ${colleagueJson('d.member_id')} as subject,
  (select staff_role from member where id = d.member_id) as subject_role,
  exists (select from member o where o.staff_role is not null and o.state = 'active'
    and o.staff_role = any ($roles) and (o.staff_role = 'administrator' or d.action = 'dismiss'
      or not exists (select from member b where b.id = d.member_id and b.staff_role is not null))
    and o.id is distinct from d.decided_by and not ${isParty('o.id')}) as has_others,
  ${isParty('$readerId')} as is_part`;

const roles = permissions.decideCases;
const asked = { readerId: 'uuid', roles: 'text[]' } as const;
const page = { ...asked, cursor: 'uuid?', limit: 'int8' } as const;

/** An appeal by a subject who was erased needs no answer any more. */
export const isWaiting = (appeal: string) =>
  `${appeal}.outcome is null and (${appeal}.report_id is not null or ${appeal}.member_id is not null)`;

const selectWaiting = statement({
  name: 'find_open_appeals',
  text: `select * from (select ${columns} from appeal a join decision d on d.id = a.decision_id
      where ${isWaiting('a')} and ($from::timestamptz is null or a.made_at >= $from)) as open
    where not is_part and ($cursor::uuid is null
      or (made_at, id) > (select made_at, id from appeal where id = $cursor))
    order by made_at, id limit $limit`,
  params: { ...page, from: 'timestamptz?' },
  row: AppealRow,
});

const countAppeals = statement({
  name: 'count_appeals',
  text: `select count(*) filter (where ${isWaiting('a')} and is_made)::int as waiting,
      count(*) filter (where a.outcome = 'upheld' and is_decided)::int as upheld,
      count(*) filter (where a.outcome = 'partly-reversed' and is_decided)::int as "partly-reversed",
      count(*) filter (where a.outcome = 'reversed' and is_decided)::int as reversed,
      count(*) filter (where a.outcome <> 'upheld' and is_decided)::int as changed,
      count(*) filter (where is_made)::int as "all"
    from appeal a join decision d on d.id = a.decision_id
      cross join lateral (select $from::timestamptz is null or a.made_at >= $from as is_made,
        $from::timestamptz is null or a.decided_at >= $from as is_decided) as since
    where not ${isParty('$readerId')}`,
  params: { readerId: 'uuid', from: 'timestamptz?' },
  row: AppealCounts,
});

/** The latest first, by when they were decided. */
const selectDecided = statement({
  name: 'find_decided_appeals',
  text: `select * from (select ${columns} from appeal a join decision d on d.id = a.decision_id
      where a.outcome = any ($outcomes) and ($from::timestamptz is null or a.decided_at >= $from)) as decided
    where not is_part and ($cursor::uuid is null
      or (decided_at, id) < (select decided_at, id from appeal where id = $cursor))
    order by decided_at desc, id desc limit $limit`,
  params: { ...page, outcomes: 'text[]', from: 'timestamptz?' },
  row: AppealRow,
});

const selectMade = statement({
  name: 'find_made_appeals',
  text: `select * from (select ${columns} from appeal a join decision d on d.id = a.decision_id
      where $from::timestamptz is null or a.made_at >= $from) as made
    where not is_part and ($cursor::uuid is null
      or (made_at, id) < (select made_at, id from appeal where id = $cursor))
    order by made_at desc, id desc limit $limit`,
  params: { ...page, from: 'timestamptz?' },
  row: AppealRow,
});

const selectOne = statement({
  name: 'find_appeal',
  text: `select ${columns} from appeal a join decision d on d.id = a.decision_id where a.id = $id`,
  params: { ...asked, id: 'uuid' },
  row: AppealRow,
});

export async function readAppeal(db: Db, id: string, readerId: string) {
  const row = await selectOne.first(db, { id, readerId, roles });
  if (!row) throw new AppError('appeal_not_found');
  if (row.is_part) throw new AppError('part_of_appeal');
  return row;
}

interface AppealQuery {
  readonly state: AppealState;
  readonly from?: string;
  readonly cursor?: string;
  readonly limit: number;
}

/** Open appeals start with the oldest, others with the latest. */
export async function listAppeals(db: Db, query: AppealQuery, reader: Reader, now: Date) {
  const { state, cursor = null, limit } = query;
  const from = query.from === undefined ? null : new Date(query.from);
  const rows = await findRows(db, state, {
    readerId: reader.id,
    roles,
    cursor,
    from,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const decisions = await findDecisionsByIds(
    db,
    shown.map(({ decision_id }) => decision_id),
  );
  const known = new Map(decisions.map((each) => [each.id, each]));
  const appeals = shown.flatMap((row) => {
    const decision = known.get(row.decision_id);
    return decision ? [toAppeal(row, decision, reader, now)] : [];
  });
  const counts = await countAppeals.one(db, { readerId: reader.id, from });
  return { appeals, counts, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

type AppealRange = Parameters<(typeof selectMade)['all']>[1];

function findRows(db: Db, state: AppealState, range: AppealRange) {
  if (state === 'waiting') return selectWaiting.all(db, range);
  if (state === 'all') return selectMade.all(db, range);
  const outcomes = state === 'changed' ? ['partly-reversed', 'reversed'] : [state];
  return selectDecided.all(db, { ...range, outcomes });
}

/** Who has to decide instead of this reader, if they may decide about others. */
export function waitsFor(
  { subject_role, has_others }: AppealRow,
  { decided_by, action }: DecisionRow,
  { id, staffRole }: Reader,
): Appeal['waitsFor'] {
  if (subject_role && isSanction(action) && staffRole !== 'administrator') return 'administrator';
  return decided_by === id && has_others ? 'colleague' : null;
}

export const toAppeal = (
  row: AppealRow,
  decision: DecisionRow,
  reader: Reader,
  now: Date,
): Appeal => ({
  _id: row.id,
  party: row.report_id ? 'reporter' : 'subject',
  by: row.by,
  message: row.message,
  madeAt: row.made_at.toISOString(),
  caseId: decision.case_id,
  reportId: row.report_id,
  subject: row.subject,
  decision: toDecision(decision, now, readsNotes(reader, row.subject_role)),
  waitsFor: row.outcome ? null : waitsFor(row, decision, reader),
  outcome: row.outcome,
  answer: row.answer,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
});
