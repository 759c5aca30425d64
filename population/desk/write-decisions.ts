import { chance } from '../likes-filler.ts';
import { idOf, pickText, valuesOf } from '../sql-values.ts';
import { dangers, decisionNotes, memberNotes } from '../texts/desk-texts.ts';
import { advert } from './write-evidence.ts';

/** When a message was removed, as exact as the service is. */
export const removedAt = `date_trunc('milliseconds', r.due_at)`;

/** The state before a decision; it was deleted if an appeal is no longer possible. */
const before = `case
  when r.action in ('suspend', 'ban') then jsonb_build_object('status', jsonb_build_object('state', 'active',
    'state_by', null, 'state_reason', null, 'state_until', null))
  when r.action = 'remove-photo' and r.can_be_contested then jsonb_build_object('photo', jsonb_build_object(
    'review', 'approved', 'url', p.last_url, 'review_reason', null, 'reviewed_at', null, 'reviewed_by', null))
  when r.action = 'remove-text' and r.can_be_contested then jsonb_build_object('text', ${advert('r.member_id')})
  when r.action = 'remove-message' and r.can_be_contested then jsonb_build_object('message', jsonb_build_object(
    'chat_id', m.chat_id, 'number', m.number, 'sender_id', m.sender_id, 'receiver_id', w.reporter_id, 'body', m.body,
    'photo_id', null, 'photo', null, 'sender_reaction', null, 'receiver_reaction', null, 'at', ${removedAt}))
  else '{}' end`;

const decisions = `insert into decision (id, case_id, member_id, action, decided_by, decided_at, until, ground, clause,
    category, keyword, source, reason, note, strikes, photo_id, field, before, notified_at, reversed_at, reversed_by)
  select r.id, r.case_id, r.member_id, r.action, r.by_id, r.due_at, case when r.action = 'suspend' then r.until end,
    case when t.name is not null then case when t.law is null then 'terms' else 'law' end end, coalesce(t.law, t.clause),
    t.category, t.keyword, case when t.name is not null then 'article-16' end, t.reason,
    case when ${chance(300, 'r.id')} < 0.2 then ${pickText(decisionNotes, chance(301, 'r.id'))} end, r.strikes,
    case when r.action = 'remove-photo' then case when r.can_be_contested then p.last_id else md5(r.id::text) end end,
    case when r.action = 'remove-text' then 'bio' end, ${before}, r.notified_at, r.reversed_at, r.reversed_by
  from ruling r left join topic t on t.name = r.topic and r.action <> 'dismiss'
    left join pictures p on p.member_id = r.member_id
    left join placed w on w.id = r.message_report
    left join message m on m.chat_id = w.talk_id and m.number = w.reported_number`;

/** Some were undone and then decided differently. */
const undone = [
  `create temp table undone on commit drop as
    select md5('undone ' || id)::uuid as id, id as decision_id from ruling
    where member_id is not null and action <> 'dismiss' and ${chance(302, 'id')} < 0.02`,
  `insert into decision (id, case_id, member_id, action, decided_by, decided_at, undone_at, undone_by)
    select u.id, d.case_id, d.member_id, 'dismiss', d.decided_by, d.decided_at - interval '50 seconds',
      d.decided_at - interval '45 seconds', d.decided_by
    from undone u join decision d on d.id = u.decision_id`,
  `insert into decision_report (decision_id, report_id, outcome)
    select u.id, o.id, 'rejected' from undone u join outcome o on o.decision_id = u.decision_id`,
];

export const writeDecisions = [
  decisions,
  `insert into decision_report (decision_id, report_id, outcome, answer)
    select decision_id, id, status, answer from outcome where decision_id is not null`,
  ...undone,
  `insert into note (member_id, id, author_id, body, created_at)
    select distinct on (member_id) member_id, ${idOf(`'note of ' || member_id`, 'notified_at')}, by_id,
      ${pickText(memberNotes, chance(303, 'member_id'))}, notified_at
    from ruling where member_id is not null and action <> 'dismiss' and ${chance(304, 'member_id')} < 0.4
    order by member_id, notified_at`,
  `create temp table danger_text (number int, suspicion text, what text) on commit drop`,
  `insert into danger_text values ${valuesOf(dangers.map(({ suspicion, what }, at) => [at, suspicion, what]))}`,
  `insert into danger_record (id, case_id, member_id, suspicion, passed_to, passed_what, passed_at, recorded_by, recorded_at)
    select md5('danger ' || r.id)::uuid, r.case_id, r.member_id, t.suspicion, 'Police, ' || coalesce(p.city, 'headquarters'),
      t.what, r.due_at - interval '2 minutes', r.by_id, r.due_at - interval '1 minute'
    from ruling r join danger_text t on t.number = (r.topic = 'despair')::int
      left join profile p on p.member_id = r.member_id
    where r.topic in ('threat', 'despair') and ${chance(305, 'r.id')} < 0.4`,
];
