import { chance } from '../likes-filler.ts';
import type { PopulationSettings } from '../settings.ts';
import { literal } from '../sql-values.ts';

const day = '86400';

/**
 * Cases in `matter`: reports about a person with less than three days between them are one, and each is decided before
 * the next starts. No one is reported after they were banned. Some of the latest are still open.
 */
export function cases({ now }: PopulationSettings) {
  const time = `${literal(new Date(now).toISOString())}::timestamptz`;
  return [
    `create temp table placed on commit drop as
      select g.*, md5('case ' || case when reported_id is null then id::text else reported_id::text || round end)::uuid
          as case_id
      from (
        select f.*, sum(begins::int) over (partition by reported_id order by created_at, id) as round
        from (
          select *, coalesce(created_at - lag(created_at) over (partition by reported_id order by created_at, id)
            > interval '72 hours', true) as begins from filed) as f) as g`,
    'analyze placed',
    `create temp table matter on commit drop as
      select case_id, member_id, round, opened_at, last_at, reports, is_critical, topic, message_report,
        due_at > ${time} - interval '30 minutes' or ${chance(251, 'case_id')} < case
          when last_at > ${time} - interval '3 days' then 0.4
          when last_at > ${time} - interval '14 days' then 0.08 else 0 end as is_open,
        due_at
      from (
        select *, max(round) over (partition by member_id) = round or member_id is null as is_last,
          last_at + least(interval '60 hours', make_interval(secs => 200 - ln(1 - ${chance(250, 'case_id')})
            * case when is_critical then 5000 else 26000 end)) as due_at
        from (
          select case_id, reported_id as member_id, max(round) as round, min(created_at) as opened_at,
            max(created_at) as last_at, count(*)::int as reports, bool_or(priority = 'critical') as is_critical,
            (array_agg(topic order by priority = 'critical' desc, created_at, id))[1] as topic,
            (array_agg(id order by id) filter (where talk_id is not null))[1] as message_report
          from placed group by case_id, reported_id) as grouped) as timed`,
    // Only the last one of a person can be open: the others were due before the next began.
    `update matter m set is_open = false where is_open and exists (
      select from matter later where later.member_id = m.member_id and later.round > m.round)`,
    'analyze matter',
    `create temp table team on commit drop as
      select id, row_number() over (order by id)::int - 1 as number, count(*) over ()::int as size
      from member where staff_role = 'moderator' and id in (select id from person)`,
    ...rulings(time),
  ];
}

/** The decision about each case that is not open, in `ruling`. */
const rulings = (time: string) => [
  // Who has enough photos that one can be removed, and which.
  `create temp table pictures on commit drop as
    select f.member_id, count(*) as size, (array_agg(public_id order by position desc))[1] as last_id,
      (array_agg(url order by position desc))[1] as last_url, array_agg(public_id order by position) as public_ids,
      json_agg(json_build_object('publicId', public_id, 'url', url) order by position) as photos
    from photo f join (select distinct reported_id from filed) as r on r.reported_id = f.member_id
    where review = 'approved' group by f.member_id`,
  `create temp table tried on commit drop as
    select *, case
        when member_id is null or not is_guilty then 'dismiss'
        when first = 'ban' or prior >= 3 then 'ban'
        when prior > 0 then 'suspend'
        when first = 'warn' and message_report is not null and ${chance(254, 'case_id')} < 0.5 then 'remove-message'
        when first <> 'remove-photo' or pictured >= 2 then first
        else 'warn' end as action
    from (
      select m.*, t.first, coalesce(p.size, 0) as pictured,
        m.member_id is not null and ${chance(252, 'm.case_id')} >= t.dismissed as is_guilty,
        count(*) filter (where m.member_id is not null and not m.is_open and ${chance(252, 'm.case_id')} >= t.dismissed)
          over (partition by m.member_id order by m.round rows between unbounded preceding and 1 preceding) as prior
      from matter m left join topic t on t.name = m.topic left join pictures p on p.member_id = m.member_id) as judged`,
  // A banned member is not reported any more.
  `create temp table after_ban on commit drop as
    select case_id from (
      select case_id, bool_or(action = 'ban' and member_id is not null) over (
        partition by member_id order by round rows between unbounded preceding and 1 preceding) as is_banned
      from tried) as followed
    where is_banned`,
  'delete from matter m using after_ban o where o.case_id = m.case_id',
  'delete from placed p using after_ban o where o.case_id = p.case_id',
  `create temp table ruling on commit drop as
    select md5('decision ' || case_id)::uuid as id, r.*,
      case when action = 'suspend' then due_at + make_interval(days => days) end as until, s.id as by_id,
      due_at + interval '10 seconds' as notified_at,
      due_at > ${time} - interval '6 months' as can_be_contested
    from (
      select *, case when prior = 2 then 14 else 3 end as days from tried
      where not is_open and case_id not in (select case_id from after_ban)) as r
      left join team s on s.number = floor(${chance(253, 'r.case_id')} * s.size)::int`,
  // A suspension while another one runs, or a second removal, would have nothing to do.
  `update ruling r set action = 'warn', until = null where action = 'suspend' and exists (
    select from ruling e where e.member_id = r.member_id and e.round < r.round and e.until > r.due_at - interval '${day} seconds')`,
  'analyze ruling, matter, placed',
];
