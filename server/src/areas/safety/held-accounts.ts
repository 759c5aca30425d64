import { type HeldAccount, type HoldRule, heldPage } from '@kindred/contract/safety';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const HeldRow = Row({
  id: Uuid,
  member_id: Uuid,
  first_name: OrNull(Text),
  joined_at: Timestamp,
  began_at: Timestamp,
  points: Integer,
  rules: Json(),
  people: Integer,
  waiting: Integer,
  reports: Integer,
  answer: OrNull(Text),
  case_id: OrNull(Uuid),
});

const selectHeld = statement({
  name: 'list_held_accounts',
  text: `select h.id, h.member_id, p.first_name, m.created_at as joined_at, h.began_at, h.points, h.rules,
      (select count(*)::int from first_message f where f.member_id = h.member_id) as people,
      (select count(*)::int from waiting_message w where w.member_id = h.member_id) as waiting,
      (select count(*)::int from report r where r.reported_id = h.member_id) as reports,
      h.answer, h.case_id
    from safety_hold h join member m on m.id = h.member_id left join profile p on p.member_id = h.member_id
    where h.outcome is null and h.effect = 'hold' and m.state = 'active'
      and ($cursor::uuid is null or (h.began_at, h.id) > (select began_at, id from safety_hold where id = $cursor))
    order by h.began_at, h.id limit $limit`,
  params: { cursor: 'uuid?', limit: 'int8' },
  row: HeldRow,
});

const countHeld = statement({
  name: 'count_held_accounts',
  text: `select count(*)::int as total from safety_hold h join member m on m.id = h.member_id
    where h.outcome is null and h.effect = 'hold' and m.state = 'active'`,
  row: Row({ total: Integer }),
});

export const countAllHeld = async (db: Db) => (await countHeld.one(db)).total;

export async function listHeldAccounts(db: Db, cursor: string | null) {
  const rows = await selectHeld.all(db, { cursor, limit: heldPage + 1 });
  const accounts = rows.slice(0, heldPage).map(toAccount);
  const nextCursor = rows.length > heldPage ? (accounts.at(-1)?._id ?? null) : null;
  return { accounts, total: await countAllHeld(db), nextCursor };
}

const toAccount = (row: Static<typeof HeldRow>): HeldAccount => ({
  _id: row.id,
  memberId: row.member_id,
  firstName: row.first_name,
  joinedAt: row.joined_at.toISOString(),
  heldAt: row.began_at.toISOString(),
  points: row.points,
  rules: row.rules as HoldRule[],
  people: row.people,
  waiting: row.waiting,
  reports: row.reports,
  answer: row.answer,
  caseId: row.case_id,
});

const selectOpen = statement({
  name: 'find_open_hold',
  text: `select member_id, case_id, rules,
      (select count(*)::int from waiting_message w where w.member_id = safety_hold.member_id) as waiting
    from safety_hold where id = $id and outcome is null`,
  params: { id: 'uuid' },
  row: Row({ member_id: Uuid, case_id: OrNull(Uuid), rules: Json(), waiting: Integer }),
});

export const findOpenHold = (db: Db, id: string) => selectOpen.first(db, { id });

const insertReport = statement({
  name: 'insert_report_of_hold',
  text: `insert into report (reported_id, problem_type, description, priority, created_at)
    values ($memberId, 'Account Issue', $description, 'high', $now) returning case_id`,
  params: { memberId: 'uuid', description: 'text', now: 'timestamptz' },
  row: Row({ case_id: Uuid }),
});

const updateCase = statement({
  name: 'set_case_of_hold',
  text: 'update safety_hold set case_id = $caseId where id = $id',
  params: { id: 'uuid', caseId: 'uuid' },
});

/** A report by no one, in the words of staff, which belongs to the open case about the person or opens one. */
export async function openCaseAbout(
  db: Db,
  {
    id,
    memberId,
    description,
    now,
  }: Record<'id' | 'memberId' | 'description', string> & { now: Date },
) {
  const { case_id: caseId } = await insertReport.one(db, { memberId, description, now });
  await updateCase.run(db, { id, caseId });
  return caseId;
}
