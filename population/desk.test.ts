// @module-tag long
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../server/test/database/database.ts';
import { populate } from './populate.ts';
import { rulings } from './texts/rulings.ts';

const url = await testDatabase();
await populate({ members: 2000, seed: 2, today: '2026-03-14', url });
const client = new Client(url);
await client.connect();
afterAll(() => client.end());
const now = `'2026-03-14T12:00:00Z'::timestamptz`;

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
const counts = async (what: string) =>
  Object.fromEntries(
    (await rows(`select kind, count(*)::int as n from (${what}) as t (kind) group by 1`)).map(
      ({ kind, n }) => [String(kind), Number(n)],
    ),
  );

test('the desk has some dozens of open cases of all kinds, types and priorities, some of them escalated, claimed or set aside', async () => {
  const open = await counts('select kind from report_case where closed_at is null');
  expect(open['person']).toBeGreaterThan(20);
  expect(open['service']).toBeGreaterThan(5);
  expect((open['person'] ?? 0) + (open['service'] ?? 0)).toBeLessThan(120);
  const waiting = 'from report where status_rank <= 1';
  expect(Object.keys(await counts(`select problem_type ${waiting}`))).toHaveLength(7);
  expect(Object.keys(await counts(`select priority ${waiting}`))).toHaveLength(4);
  expect(Object.keys(await counts(`select status ${waiting}`))).toHaveLength(2);
  for (const condition of ['escalated_at is not null', `claimed_until > ${now}`])
    expect(
      await rows(`select from report_case where closed_at is null and ${condition}`),
    ).not.toEqual([]);
  expect(await rows('select from reporter_standing where aside_until is not null')).not.toEqual([]);
});

test('reports have every type, priority and status, and a plausible history', async () => {
  for (const [column, kinds] of [
    ['problem_type', 7],
    ['priority', 4],
    ['status', 5],
  ] as const)
    expect(Object.keys(await counts(`select ${column} from report`))).toHaveLength(kinds);
  expect(
    await rows(`
      select id from report r where created_at > ${now} or created_at < (
          select max(created_at) from member m where m.id in (r.reporter_id, r.reported_id))
        or status <> (select to_status from report_event e where e.report_id = r.id order by number desc limit 1)
        or first_answered_at is distinct from
          (select min(replied_at) from reply a where a.report_id = r.id and not is_internal)
        or settled_at is distinct from case when status_rank >= 2
          then (select max(at) from report_event e where e.report_id = r.id) end
        or search_key <> report_key(id, reporter_id, reported_id, description)
        or (reported_id is null) = exists (select from evidence e where e.report_id = r.id)
      union all
      select c.id from report_case c left join report r on r.case_id = c.id
      group by c.id
      having count(r.id) = 0 or (c.closed_at is null) <> bool_or(r.settled_at is null)
        or bool_or(r.reported_id <> c.member_id) or (c.kind = 'service') <> bool_and(r.reported_id is null) or c.urgency <> 3 - max(r.priority_rank) filter (where r.settled_at is null)`),
  ).toEqual([]);
});

test('hundreds of cases were decided in every way, some of them appealed, and appeals have every status', async () => {
  const decided = await counts('select action from decision where undone_at is null');
  const first = Object.values(rulings).map((ruling) => ruling.first);
  expect(new Set(Object.keys(decided))).toEqual(new Set(['dismiss', 'remove-message', ...first]));
  expect(Object.values(decided).reduce((sum, count) => sum + count)).toBeGreaterThan(300);
  expect(Object.keys(await counts(`select coalesce(outcome, 'open') from appeal`))).toHaveLength(4);
  expect(await rows('select from decision where undone_at is not null')).not.toEqual([]);
  for (const kind of ['profile', 'photo', 'message'])
    expect(await rows(`select from evidence where kind = '${kind}'`), kind).not.toEqual([]);
  for (const table of ['note', 'danger_record', 'notice_sender', 'reply'])
    expect(await rows(`select from ${table} limit 1`), table).not.toEqual([]);
});

test('decisions match their effects: reports, strikes, restrictions, photos, texts and messages', async () => {
  expect(
    await rows(`
    select 'a settled report without its decision' as wrong, r.id from report r
      where r.settled_at is not null and not exists (
        select from decision_report t join decision d on d.id = t.decision_id
        where t.report_id = r.id and d.undone_at is null and t.outcome = r.status and d.decided_at = r.settled_at)
    union all
    select 'a closed case with an open report, or the other way round', c.id from report_case c
      join report r on r.case_id = c.id where (c.closed_at is null) <> (r.settled_at is null)
    union all
    select 'an event by another person than who decided', r.id from report r
      join report_event e on e.report_id = r.id and e.to_status = r.status join decision_report t on t.report_id = r.id
      join decision d on d.id = t.decision_id and d.undone_at is null
      where r.settled_at is not null and (e.by_id, e.at) is distinct from (d.decided_by, d.decided_at)
    union all
    select 'an answer that the reporter did not get', t.report_id from decision_report t
      where t.answer is not null and not exists (
        select from reply a where a.report_id = t.report_id and a.message = t.answer and not a.is_internal)
    union all
    select 'strikes', d.id from decision d left join appeal a on a.decision_id = d.id and a.report_id is null
      where d.strikes <> case when d.action = 'dismiss' then 0
        when a.outcome = 'partly-reversed' and d.action not in ('suspend', 'ban') then 0 else 1 end
    union all
    select 'a sanction without what a statement says', id from decision
      where action <> 'dismiss' and undone_at is null and (reason is null or clause is null or category is null or notified_at is null)
    union all
    select 'a member who is not restricted', d.member_id from decision d join member m on m.id = d.member_id
      where d.action in ('suspend', 'ban') and d.reversed_at is null and d.undone_at is null
        and (d.until is null or d.until > ${now})
        and (m.state, m.state_by, m.state_reason) is distinct from ('banned', 'staff', d.reason)
    union all
    select 'a member who is restricted without reason', m.id from member m
      where m.state = 'banned' and exists (select from report_case c where c.member_id = m.id)
        and not exists (select from decision d where d.member_id = m.id and d.reason = m.state_reason
          and d.until is not distinct from m.state_until and d.reversed_at is null)
    union all
    select 'someone banned who can be found or written to', m.id from member m
      where m.state = 'banned' and (exists (select from card c where c.member_id = m.id)
        or exists (select from match o where o.other_id = m.id and o.away_since is null)
        or exists (select from chat_member s join chat c on c.id = s.chat_id where s.member_id = m.id and not c.cut))
    union all
    select 'a removed photo that is shown', d.id from decision d join photo f
      on f.member_id = d.member_id and f.public_id = d.photo_id
      where d.action = 'remove-photo' and (d.reversed_at is null) <> (f.review = 'rejected')
    union all
    select 'a reversal without its appeal', id from decision d
      where reversed_at is not null and not exists (select from appeal a where a.decision_id = d.id
        and a.outcome = 'reversed' and a.decided_by <> d.decided_by)
    union all
    select 'a decision by who is part of the case', d.id from decision d join report r on r.case_id = d.case_id
      where d.decided_by in (r.reporter_id, r.reported_id)
    union all
    select 'a member with two open cases', member_id from report_case
      where closed_at is null and member_id is not null group by member_id having count(*) > 1`),
  ).toEqual([]);
});

test('a message reported in a chat is in that chat', async () => {
  expect(
    await rows(`
      select r.id from report r join evidence v on v.report_id = r.id and v.kind = 'message'
      where not exists (
        select from chat_member s join message m on m.chat_id = s.chat_id
          join jsonb_array_elements(v.content -> 'messages') as e on (e ->> 'number')::int = m.number
        where s.member_id = r.reporter_id and s.other_id = r.reported_id and (e ->> 'isReported')::boolean
          and m.sender_id = r.reported_id and (m.body = e ->> 'text' or m.deleted_at is not null))`),
  ).toEqual([]);
});
