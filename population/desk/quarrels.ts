import { chance } from '../likes-filler.ts';
import { literal, valuesOf } from '../sql-values.ts';
import type { PopulationSettings } from '../settings.ts';
import { quarrels } from '../texts/reported-messages.ts';
import { scripts } from './filed-reports.ts';

/**
 * Conversations that go wrong at their end and are reported, in `quarrel`, after those of `spoken`. So the reported
 * message is in the chat itself. All are in English, which the texts for staff are written in.
 */
export function quarrelsInChats({ now, members }: PopulationSettings) {
  const time = `${literal(new Date(now).toISOString())}::timestamptz`;
  const share = members > 10_000 ? 0.012 : 0.2;
  return [
    ...scripts,
    `create temp table script_line (script int, line int, by_reported boolean, body text) on commit drop`,
    `insert into script_line values ${valuesOf(
      quarrels.flatMap(({ lines }, script) =>
        lines.map(({ byReported, body }, line) => [script, line, byReported, body]),
      ),
    )}`,
    `create temp table quarrel on commit drop as
      select q.*, s.spoken_to + r.reported + 1 as reported_number,
        s.at + interval '40 minutes' as began_at, s.spoken_to,
        s.at + interval '40 minutes' + (select count(*) from script_line l where l.script = q.script) * interval '2 minutes'
          as ended_at
      from (
        select t.id as talk_id, t.first_id, t.second_id,
          case when ${chance(241, 't.id')} < 0.5 then t.first_id else t.second_id end as reported_id,
          floor(${chance(242, 't.id')} * ${quarrels.length})::int as script
        from talk t where t.language = 'en') as sides
        cross join lateral (select sides.*, case when reported_id = first_id then second_id else first_id end
          as reporter_id) as q
        join (select id, max(number) as spoken_to, max(at) as at from spoken group by id) as s on s.id = q.talk_id
        join script r on r.number = q.script
        left join payment_customer c on c.member_id = q.reported_id
      where c.member_id is null and s.at < ${time} - interval '2 hours'
        and ${chance(240, 'q.talk_id')} < case when s.at > ${time} - interval '5 days' then 0.3 else ${share} end`,
    `insert into spoken (id, first_id, second_id, sender_id, body, number, last_number, at)
      select q.talk_id, q.first_id, q.second_id, case when l.by_reported then q.reported_id else q.reporter_id end,
        l.body, q.spoken_to + l.line + 1, q.spoken_to, q.began_at + l.line * interval '2 minutes'
      from quarrel q join script_line l on l.script = q.script`,
    'analyze quarrel, spoken',
  ];
}
