-- Ages are counted by month of birth. Only months in which an age group starts or ends are read by day.
create or replace function profile_splits(gender text, birth_date date, complete boolean)
returns table (metric text, split text) stable language sql as $$
  select 'complete', complete::text
  union all
  select 'gender', gender_split(gender)
  union all
  select 'born', coalesce(to_char(birth_date, 'YYYY-MM'), 'unknown')
  union all
  select to_char(birth_date, '"born-"YYYY-MM'), to_char(birth_date, 'YYYY-MM-DD') where birth_date is not null
$$;
