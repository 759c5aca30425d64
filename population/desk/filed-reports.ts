import { reportReasons } from '../../contract/src/reports/reasons.ts';
import { priorityFor } from '../../server/src/areas/reports/priority.ts';
import { chance, synthetic } from '../likes-filler.ts';
import type { PopulationSettings } from '../settings.ts';
import { literal, pickText, valuesOf } from '../sql-values.ts';
import { senders } from '../texts/desk-texts.ts';
import { complaints, problems } from '../texts/report-texts.ts';
import { quarrels } from '../texts/reported-messages.ts';
import { rulings } from '../texts/rulings.ts';

const topics = Object.entries(rulings);
const sumTo = (rank: number) =>
  topics.slice(0, rank).reduce((sum, [, { share }]) => sum + share, 0);

const complaintRows = [
  ...Object.entries(complaints).flatMap(([topic, lines]) =>
    lines.map((line, rank) => ({ topic, rank, size: lines.length, ...line })),
  ),
  ...problems.map((line, rank) => ({ topic: 'service', rank, size: problems.length, ...line })),
].map(({ topic, rank, size, reason, text }) => {
  const { problem_type: type } = reportReasons[reason];
  const priority = priorityFor({ type, reason, description: text });
  return [topic, rank, size, type, reason, text, priority];
});

const texts = [
  `create temp table topic (name text, low float8, high float8, dismissed float8, first text, clause text, law text,
    category text, keyword text, reason text) on commit drop`,
  `insert into topic values ${valuesOf(
    topics.map(
      ([name, { dismissed, first, clause, law = null, category, keyword, reason }], at) => [
        ...[
          name,
          sumTo(at),
          at === topics.length - 1 ? 1 : sumTo(at + 1),
          dismissed,
          first,
          clause,
          law,
        ],
        ...[category, keyword, reason],
      ],
    ),
  )}`,
  `create temp table complaint (topic text, rank int, size int, type text, reason text, body text, priority text) on commit drop`,
  `insert into complaint values ${valuesOf(complaintRows)}`,
];

/** One of this many gets most of the reports. */
const oftenReportedEvery = 40;

/** Small populations have more reports for each member, so that the desk is busy there too. */
const shareOf = (members: number) => Math.min(0.3, Math.max(0.085, 620 / members));
const grudgesOf = (members: number) => Math.max(0.0008, 13 / members);
const recentShareOf = (members: number) =>
  Math.min(0.2, Math.max(0.01, 120 / (members * shareOf(members))));

/** Who reports whom for what, and when: in `filed`. */
export function filedReports({ now, members }: PopulationSettings) {
  const latest = `${literal(new Date(now).toISOString())}::timestamptz - interval '25 minutes'`;
  return [
    ...texts,
    `create temp table person on commit drop as
      select *, sum(can_be_reported::int) over (order by joined_at, id)::int as rank
      from (
        select m.id, m.created_at as joined_at, m.staff_role is not null as is_staff,
          p.complete and m.state = 'active' and m.email_verified_at is not null and m.staff_role is null
            and c.member_id is null as can_be_reported
        from member m join profile p on p.member_id = m.id left join payment_customer c on c.member_id = m.id
        where ${synthetic}) as m`,
    'analyze person',
    // Some report more than once, and a few report everyone.
    `create temp table written_report on commit drop as
      select md5('report ' || r.id || try)::uuid as id, r.id as reporter_id, r.joined_at, r.rank, r.bears_grudge,
        r.bears_grudge and try >= 6 or ${chance(214, `md5('report ' || r.id || try)::uuid`)} < ${recentShareOf(members)}
          as is_recent,
        ${chance(211, `md5('report ' || r.id || try)::uuid`)} as luck
      from (
        select *, ${chance(200, 'id')} as luck, ${chance(201, 'id')} < ${grudgesOf(members)} as bears_grudge from person
        where not is_staff and joined_at < ${latest} - interval '1 hour') as r
        cross join lateral generate_series(1, case when bears_grudge then 9
          when luck < ${shareOf(members)} then 1 + (luck < ${shareOf(members) / 10})::int else 0 end) as try`,
    'analyze written_report',
    // Members who are reported often have bad days, on which several people report them.
    `create temp table aimed on commit drop as
      select id, reporter_id, bears_grudge, reported_id,
        case when not is_recent and bad_day > joined_at
          then least(${latest}, bad_day + make_interval(secs => 90000 * ${chance(218, 'id')}))
          else ${latest} - make_interval(secs => case when is_recent
            then least(span, 3 * 86400) * power(${chance(215, 'id')}, 1.3)
            else span * power(${chance(215, 'id')}, 1.5) end) end as created_at
      from (
        select w.*, b.id as reported_id, greatest(1, extract(epoch from ${latest} - w.joined_at)) as span,
          case when b.rank % ${oftenReportedEvery} = 0 then ${latest} - make_interval(secs =>
            greatest(1, extract(epoch from ${latest} - b.joined_at))
              * power(${chance(`2170 + floor(3 * ${chance(217, 'w.id')})::int`, 'b.id')}, 1.5)) end as bad_day
        from (select *, floor(luck * rank)::int as chosen from written_report) as w
          left join person b on b.can_be_reported and b.id <> w.reporter_id and ${chance(212, 'w.id')} < 0.72
            and b.rank = greatest(1, case when ${chance(213, 'w.id')} < 0.6
              then w.chosen - w.chosen % case when w.is_recent then ${4 * oftenReportedEvery} else ${oftenReportedEvery} end else w.chosen end)) as w`,
    // Members who are reported often are reported for the same thing.
    `create temp table filed on commit drop as
      select a.id, a.reporter_id, a.reported_id, c.topic, c.type, c.reason, c.body as description, c.priority, a.created_at,
        null::uuid as talk_id, null::int as reported_number
      from (
        select *, case when reported_id is not null then case
          when bears_grudge then 0.999
          when ${chance(221, 'id')} < 0.75 then ${chance(220, 'reported_id')}
          else ${chance(222, 'id')} end end as kind from aimed) as a
        left join topic t on a.kind >= t.low and a.kind < t.high
        join complaint c on c.topic = coalesce(t.name, 'service')
          and c.rank = floor(${chance(223, 'a.id')} * c.size)::int`,
    `insert into filed
      select md5('report ' || q.talk_id)::uuid, q.reporter_id, q.reported_id, s.topic, c.type, c.reason, s.complaint, c.priority,
        q.ended_at + interval '5 minutes', q.talk_id, q.reported_number
      from quarrel q join script s on s.number = q.script
        join complaint c on c.topic = s.topic and c.rank = 0`,
    // People without an account use the public form.
    `create temp table sender on commit drop as
      select id as report_id, reported_id, floor(${chance(280, 'id')} * ${senders.length})::int as number from filed
      where reported_id is not null and talk_id is null and topic in ('fake', 'money', 'nudity', 'threat')
        and ${chance(281, 'id')} < 0.06`,
    `update filed f set reporter_id = null from sender s where s.report_id = f.id`,
    `update filed set priority = ${pickText(['high', 'medium', 'other'], chance(225, 'id'))}
      where priority <> 'critical' and ${chance(224, 'id')} < 0.04`,
    'analyze filed',
  ];
}

/** The scripts of quarrels, one row for each. */
export const scripts = [
  `create temp table script (number int, topic text, complaint text, reported int) on commit drop`,
  `insert into script values ${valuesOf(
    quarrels.map(({ topic, complaint, reported }, number) => [number, topic, complaint, reported]),
  )}`,
];
