create or replace view present_count as
  select metric, split, sum(value)::bigint as value
  from (select metric, split, value from tally union all select metric, split, value from tally_change) as parts
  group by 1, 2 having sum(value) <> 0;
