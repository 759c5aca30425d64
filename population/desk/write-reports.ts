import { chance } from '../likes-filler.ts';
import type { PopulationSettings } from '../settings.ts';
import { idOf, literal, pickText, valuesOf } from '../sql-values.ts';
import { answers, problemNotes, reportNotes, senders, warnings } from '../texts/desk-texts.ts';

const rank = `array_position(array['critical', 'high', 'medium', 'other'], priority) - 1`;
const answer = (texts: readonly string[]) => pickText(texts, chance(273, 'p.id'));

/** The result of each report, in `outcome`. */
const outcomes = (time: string) => [
  `create temp table outcome on commit drop as
    select p.id, p.case_id, p.reporter_id, p.reported_id, p.topic, p.type, p.reason, p.description, p.priority, p.created_at,
      p.talk_id, p.reported_number, p.status, p.decision_id, p.due_at, p.notified_at, p.begun_at,
      case when p.begun_at is not null then coalesce(p.by_id, s.id) end as begun_by, p.by_id,
      case when p.decision_id is not null and ${chance(272, 'p.id')} < 0.88 then p.greeting || case
        when p.reported_id is null then case p.status when 'resolved' then ${answer(answers.resolved)}
          when 'closed' then ${answer(answers.closed)} else ${answer(answers.rejected)} end
        when p.status <> 'resolved' and p.topic in ('minor', 'threat') then ${answer(answers.unproven)}
        when p.status <> 'resolved' then ${answer(answers.dismissed)}
        when p.topic = 'despair' then ${answer(answers.helped)}
        else ${answer(answers.acted)} end end as answer,
      p.greeting || ${answer(answers.first)} as first_answer
    from (
      select p.*, r.id as decision_id, r.due_at, r.notified_at, r.by_id,
        'Hello ' || coalesce(n.first_name, 'there') || ', thank you for your report #' || right(p.id::text, 6) || '. '
          as greeting,
        case
          when r.id is null then null
          when p.reported_id is null then case when ${chance(274, 'p.id')} < 0.6 then 'resolved'
            when ${chance(274, 'p.id')} < 0.85 then 'closed' else 'rejected' end
          when r.action <> 'dismiss' or p.topic = 'despair' then 'resolved'
          when ${chance(274, 'p.id')} < 0.72 then 'rejected' else 'closed' end as status,
        case when ${chance(270, 'p.id')} < 0.35 then p.created_at
          + (coalesce(r.due_at, ${time}) - p.created_at) * (0.1 + 0.5 * ${chance(271, 'p.id')}) end as begun_at
      from placed p left join ruling r on r.case_id = p.case_id left join profile n on n.member_id = p.reporter_id) as p
      left join team s on s.number = floor(${chance(253, 'p.case_id')} * s.size)::int`,
  `create temp table unfounded on commit drop as
    select reporter_id, by_id, created_at, due_at + interval '1 hour' as at,
      row_number() over (partition by reporter_id order by due_at, id) as number
    from outcome where status = 'rejected' and reported_id is not null and reporter_id is not null`,
  // Warned after the second made-up report, and set aside after the next one.
  `create temp table warned on commit drop as
    select w.reporter_id, w.at as warned_at, w.by_id, a.at as aside_at,
      case when a.at > ${time} - interval '150 days' then ${time} + interval '20 days'
        else a.at + interval '60 days' end as aside_until
    from unfounded w left join lateral (select min(u.at) as at from unfounded u
      where u.reporter_id = w.reporter_id and u.created_at > w.at and u.at < ${time}) as a on true
    where w.number = 2 and w.at < ${time} - interval '10 minutes'`,
  'analyze outcome, warned',
];

const reportRows = [
  `insert into report (id, reporter_id, reported_id, case_id, problem_type, reason, description, priority, status,
      created_at, first_answered_at, settled_at, search_key, set_aside)
    select o.id, o.reporter_id, o.reported_id, o.case_id, o.type, o.reason, o.description, o.priority,
      coalesce(o.status, case when o.begun_at is null then 'pending' else 'in_progress' end), o.created_at,
      least(o.begun_at, case when o.answer is not null then o.notified_at end), o.due_at,
      lower(concat_ws(E'\\n', o.id::text, a.name_key, a.email, b.name_key, b.email, o.description) collate "default"),
      coalesce(o.priority <> 'critical' and o.created_at > w.aside_at and o.created_at < w.aside_until, false)
    from outcome o left join member a on a.id = o.reporter_id left join member b on b.id = o.reported_id
      left join warned w on w.reporter_id = o.reporter_id`,
  `insert into report_event (report_id, number, from_status, to_status, by_id, at)
    select id, 1, null, 'pending', reporter_id, created_at from outcome
    union all
    select id, 2, 'pending', 'in_progress', begun_by, begun_at from outcome where begun_at is not null
    union all
    select id, 2 + (begun_at is not null)::int, case when begun_at is null then 'pending' else 'in_progress' end, status,
      by_id, due_at
    from outcome where status is not null`,
  `insert into reply (report_id, id, message, is_internal, replied_by, replied_at)
    select id, ${idOf(`id::text || 'first'`, 'begun_at')}, first_answer, false, begun_by, begun_at
    from outcome where begun_at is not null
    union all
    select id, ${idOf(`id::text || 'answer'`, 'notified_at')}, answer, false, by_id, notified_at
    from outcome where answer is not null
    union all
    select o.id, ${idOf(`o.id::text || 'note'`, 'noted.at')},
      case when o.reported_id is null then ${pickText(problemNotes, chance(276, 'o.id'))}
        else ${pickText(reportNotes, chance(276, 'o.id'))} end, true, coalesce(o.begun_by, o.by_id), noted.at
    from outcome o cross join lateral (select coalesce(o.begun_at, o.due_at) - interval '1 minute' as at) as noted
    where noted.at > o.created_at and ${chance(275, 'o.id')} < 0.15`,
  `insert into reporter_standing (member_id, warned_at, warned_by, reason, aside_until, aside_by)
    select reporter_id, warned_at, by_id, ${pickText(warnings, chance(277, 'reporter_id'))},
      aside_until, case when aside_until is not null then by_id end
    from warned`,
  `create temp table sender_text (number int, name text, email text) on commit drop`,
  `insert into sender_text values ${valuesOf(senders.map(({ name, email }, at) => [at, name, email]))}`,
  `insert into notice_sender (report_id, name, email, location)
    select s.report_id, t.name, t.email, 'https://kindred.example/discover?person=' || s.reported_id
    from sender s join sender_text t on t.number = s.number join outcome o on o.id = s.report_id`,
];

/** Cases that a colleague has now stay claimed for longer than usual, so that a tour of the demo finds them. */
const caseRows = (time: string) => [
  `insert into report_case (id, kind, member_id, opened_at, closed_at, urgency, version, escalated_at, escalated_by,
      claimed_by, claimed_until)
    select m.case_id, case when m.member_id is null then 'service' else 'person' end, m.member_id, m.opened_at, r.due_at,
      o.urgency, o.changes, case when m.escalated then m.last_at + (${time} - m.last_at) * 0.3 end,
      case when m.escalated then s.id end, case when m.claimed then s.id end,
      case when m.claimed then ${time} + make_interval(mins => 20 + floor(${chance(293, 'm.case_id')} * 200)::int) end
    from (
      select *, is_open and ${chance(291, 'case_id')} < 0.1 as escalated,
        is_open and ${chance(291, 'case_id')} between 0.1 and 0.24 as claimed from matter) as m
      join (
        select case_id, min(${rank}) as urgency,
          count(*) + count(begun_at) + count(status) as changes
        from outcome group by case_id) as o on o.case_id = m.case_id
      left join ruling r on r.case_id = m.case_id
      left join team s on s.number = floor(${chance(292, 'm.case_id')} * s.size)::int`,
];

export function writeReports({ now }: PopulationSettings) {
  const time = `${literal(new Date(now).toISOString())}::timestamptz`;
  return [...outcomes(time), ...reportRows, ...caseRows(time)];
}
