create or replace view full_count as
  select s.metric, s.split, count(*) as value
  from member m cross join (select service_zone() as name) as zone,
    lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone.name) as s
  group by 1, 2
  union all
  select s.metric, s.split, count(*)
  from profile p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
  group by 1, 2
  union all
  select 'report', report_split(status, priority, problem_type, reason) collate "default", count(*) from report group by 2;
