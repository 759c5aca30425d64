import { chance } from '../likes-filler.ts';
import type { PopulationSettings } from '../settings.ts';
import { literal, pickText } from '../sql-values.ts';
import { appealAnswers, appeals as messages } from '../texts/desk-texts.ts';

/** Who appealed which decision, with the result: in `contest`. Decisions that were reversed have it in `ruling`. */
export function appeals({ now }: PopulationSettings) {
  const time = `${literal(new Date(now).toISOString())}::timestamptz`;
  const often = `r.notified_at > ${time} - interval '16 days'`;
  return [
    `create temp table contest on commit drop as
      select *, case when closes_at < ${time} - interval '20 minutes' then verdict end as outcome,
        case when closes_at < ${time} - interval '20 minutes' then closes_at end as decided_at
      from (
        select md5('appeal ' || r.id)::uuid as id, r.id as decision_id, p.report_id, r.action, r.due_at,
          coalesce(p.reporter_id, r.member_id) as member_id, made.at as made_at, s.id as by_id,
          made.at + make_interval(secs => 3600 - ln(1 - ${chance(263, 'r.id')}) * 300000) as closes_at,
          case when p.report_id is not null or ${chance(264, 'r.id')} < 0.6 then 'upheld'
            when ${chance(264, 'r.id')} < 0.8 then 'partly-reversed' else 'reversed' end as verdict
        from ruling r
          left join lateral (select f.id as report_id, f.reporter_id from placed f
            where r.action = 'dismiss' and f.case_id = r.case_id and f.reporter_id is not null
            order by f.id limit 1) as p on true
          cross join lateral (select r.notified_at + make_interval(secs => 7200 + ${chance(262, 'r.id')} * 5 * 86400) as at) as made
          left join team d on d.id = r.by_id left join team s on s.number = (d.number + 1) % d.size and s.id <> d.id
        where made.at < ${time} - interval '10 minutes' and r.member_id is not null
          and (r.action <> 'dismiss' or p.report_id is not null)
          and ${chance(261, 'r.id')} < case
            when r.action = 'dismiss' then case when ${often} then 0.2 else 0.02 end
            when ${often} then 0.4 else 0.14 end) as made`,
    'analyze contest',
    `alter table ruling add column reversed_at timestamptz, add column reversed_by uuid, add column strikes smallint`,
    `update ruling r set
      strikes = case when r.action = 'dismiss' then 0
        when c.outcome = 'partly-reversed' and r.action not in ('suspend', 'ban') then 0 else 1 end,
      reversed_at = case when c.outcome = 'reversed' then c.decided_at end,
      reversed_by = case when c.outcome = 'reversed' then c.by_id end,
      until = case when c.outcome = 'partly-reversed' and r.action = 'suspend' then r.due_at + (r.until - r.due_at) / 2
        when c.outcome = 'partly-reversed' and r.action = 'ban' then r.due_at + interval '14 days' else r.until end,
      action = case when c.outcome = 'partly-reversed' and r.action = 'ban' then 'suspend' else r.action end
    from ruling o left join contest c on c.decision_id = o.id where o.id = r.id`,
    'analyze ruling',
  ];
}

const answerTo = (outcome: keyof typeof appealAnswers) =>
  `when '${outcome}' then ${pickText(appealAnswers[outcome], chance(265, 'id'))}`;

export const writeAppeals = [
  `insert into appeal (id, decision_id, report_id, member_id, message, made_at, outcome, answer, decided_by, decided_at)
    select id, decision_id, report_id, member_id,
      case when report_id is null then ${pickText(messages.subject, chance(266, 'id'))}
        else ${pickText(messages.reporter, chance(266, 'id'))} end,
      made_at, outcome, case outcome ${answerTo('upheld')} ${answerTo('partly-reversed')} ${answerTo('reversed')} end,
      case when outcome is not null then by_id end, decided_at
    from contest`,
];
