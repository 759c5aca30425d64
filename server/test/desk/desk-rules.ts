import { closingSanctions } from '@kindred/contract/desk/sanctions';
import type { FastifyInstance } from 'fastify';
import { sqlOf } from '../database/sql.ts';

/** What must be true after any order of changes of cases: each row is a broken rule. */
export const brokenRules = (app: FastifyInstance) => sqlOf(app)`
  select 'settled twice' as rule, t.report_id as id from decision_report t
    join decision d on d.id = t.decision_id join report r on r.id = t.report_id
    where d.undone_at is null and r.settled_at is not null
      and r.settled_at = greatest(d.decided_at, r.created_at)
    group by t.report_id having count(*) > 1
  union all
  select 'strikes are not decisions', id from decision
    where strikes <> (action <> 'dismiss')::int
  union all
  select 'banned by no one', m.id from member m
    where m.state = 'banned' and not exists (select from decision d
      where d.member_id = m.id and d.undone_at is null and d.action = any (${closingSanctions}))
  union all
  select 'restricted and not banned', m.id from member m
    where m.state <> 'banned' and m.state <> 'erased' and exists (select from decision d
      where d.member_id = m.id and d.undone_at is null and d.action = any (${closingSanctions}))
  union all
  select 'a text or a photo gone without a decision, or there in spite of one', p.member_id from profile p
    join photo f on f.member_id = p.member_id
    cross join lateral (select coalesce(bool_or(d.action = 'remove-text'), false) as text,
        coalesce(bool_or(d.action = 'remove-photo'), false) as photo
      from decision d where d.member_id = p.member_id and d.undone_at is null) as removed
    where exists (select from message m where m.sender_id = p.member_id)
      and ((p.bio is null) <> removed.text or (f.review = 'rejected') <> removed.photo)
  union all
  select 'a message gone without a decision, or there in spite of one', m.chat_id from message m
    where (m.deleted_at is null) = exists (select from decision d
      where d.member_id = m.sender_id and d.action = 'remove-message' and d.undone_at is null)
  union all
  select 'status without its event', r.id from report r where status <> (
    select to_status from report_event e where e.report_id = r.id order by number desc limit 1)
  union all
  select 'case open without reports', c.id from report_case c left join report r on r.case_id = c.id
    group by c.id having (c.closed_at is null) <> coalesce(bool_or(r.status_rank < 2), false)
  union all
  select 'undone and notified', id from decision where undone_at is not null and notified_at is not null
  union all
  select 'undone and kept', id from decision where undone_at is not null and before <> '{}'`;

/** Once the messages have been sent: each reporter was notified of each of their settled reports once, and of no other. */
export const notifiedWrongly = (app: FastifyInstance) => sqlOf(app)`
  select r.id, count(n.id) from report r left join notice n
    on n.kind = 'report.outcome' and n.about ->> 'reportId' = r.id::text
  group by r.id, r.settled_at
  having count(n.id) <> (r.settled_at is not null)::int
    and not exists (select from report_event e where e.report_id = r.id and e.to_status = 'in_progress')
  union all
  select d.id, 0 from decision d where undone_at is null and notified_at is null
  union all
  select d.id, count(n.id) from decision d left join notice n
    on n.kind = 'decision.made' and n.member_id = d.member_id
  where d.member_id is not null and d.action <> 'dismiss' and d.undone_at is null
  group by d.id, d.member_id
  having count(n.id) <> (select count(*) from decision o
    where o.member_id = d.member_id and o.action <> 'dismiss' and o.undone_at is null)`;
