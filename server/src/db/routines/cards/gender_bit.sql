create or replace function gender_bit(gender text) returns smallint immutable language sql as $$
  select case gender when 'woman' then 1 when 'man' then 2 when 'nonbinary' then 4 else 8 end::smallint
$$;
