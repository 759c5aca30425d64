import type { DangerRecord } from '@kindred/contract/desk/safety';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import type { CaseHead } from '../cases/case.ts';
import { ColleagueColumn, colleagueJson } from '../person.ts';

const DangerRow = Row({
  id: Uuid,
  case_id: OrNull(Uuid),
  person: ColleagueColumn,
  suspicion: Text,
  passed_to: Text,
  passed_what: Text,
  reference: OrNull(Text),
  passed_at: Timestamp,
  recorded_by: ColleagueColumn,
  recorded_at: Timestamp,
});

const columns = `d.id, d.case_id, ${colleagueJson('d.member_id')} as person, d.suspicion, d.passed_to,
  d.passed_what, d.reference, d.passed_at,
  ${colleagueJson('d.recorded_by')} as recorded_by, d.recorded_at`;

const selectDangers = statement({
  name: 'find_dangers',
  text: `select ${columns}
    from danger_record d where d.case_id = $caseId order by d.passed_at desc, d.id desc`,
  params: { caseId: 'uuid' },
  row: DangerRow,
});

export const findDangers = async (db: Db, caseId: string) =>
  (await selectDangers.all(db, { caseId })).map(toDanger);

/** Staff who are part of a case cannot read its records. */
const selectAll = statement({
  name: 'find_all_dangers',
  text: `select ${columns}
    from danger_record d left join report_case c on c.id = d.case_id
    where ($cursor::uuid is null
        or (d.passed_at, d.id) < (select passed_at, id from danger_record where id = $cursor))
      and d.member_id is distinct from $readerId
      and not exists (select from report r where r.case_id = c.id and r.reporter_id = $readerId)
    order by d.passed_at desc, d.id desc limit $limit`,
  params: { readerId: 'uuid', cursor: 'uuid?', limit: 'int8' },
  row: DangerRow,
});

export async function listDangers(
  db: Db,
  readerId: string,
  { cursor = null, limit }: { cursor?: string | null; limit: number },
) {
  const rows = await selectAll.all(db, { readerId, cursor, limit: limit + 1 });
  const records = rows.slice(0, limit).map(toDanger);
  return { records, nextCursor: rows.length > limit ? (records.at(-1)?._id ?? null) : null };
}

const toDanger = (row: Static<typeof DangerRow>): DangerRecord => ({
  _id: row.id,
  caseId: row.case_id,
  person: row.person,
  suspicion: row.suspicion,
  passedTo: row.passed_to,
  passedWhat: row.passed_what,
  reference: row.reference,
  passedAt: row.passed_at.toISOString(),
  recordedBy: row.recorded_by,
  recordedAt: row.recorded_at.toISOString(),
});

const insertDanger = statement({
  name: 'insert_danger',
  text: `insert into danger_record (id, case_id, member_id, suspicion, passed_to, passed_what, reference,
      passed_at, recorded_by, recorded_at)
    values ($id, $caseId, $memberId, $suspicion, $passedTo, $passedWhat, $reference, $passedAt,
      $staffId, $now)`,
  params: {
    id: 'uuid',
    caseId: 'uuid',
    memberId: 'uuid?',
    suspicion: 'text',
    passedTo: 'text',
    passedWhat: 'text',
    reference: 'text?',
    passedAt: 'timestamptz',
    staffId: 'uuid',
    now: 'timestamptz',
  },
});

interface NewDanger {
  readonly suspicion: string;
  readonly passedTo: string;
  readonly passedWhat: string;
  readonly reference?: string;
  readonly passedAt: string;
}

export async function addDanger(
  db: Db,
  head: CaseHead,
  { passedAt, reference, ...danger }: NewDanger,
  staffId: string,
  now: Date,
) {
  const id = timeOrderedId();
  await insertDanger.run(db, {
    ...danger,
    id,
    caseId: head.id,
    memberId: head.member_id,
    reference: reference ?? null,
    passedAt: new Date(passedAt),
    staffId,
    now,
  });
  const record = (await findDangers(db, head.id)).find(({ _id }) => _id === id);
  if (!record) throw new Error('A record that was just made is gone');
  return record;
}
