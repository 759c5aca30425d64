-- The month that a badge names, as YYYY-MM. Null without a badge.
create or replace function checked_month(id uuid) returns text language sql stable as $$
  select to_char(c.checked_at at time zone 'UTC', 'YYYY-MM') from checked_person c
  where c.member_id = checked_month.id and checked_level(c.member_id) = 2
$$;
