-- For each field that matters to a member, the codes that they accept; null if none does. See own_field_codes().
create or replace function asked_field_codes(fields jsonb) returns int4multirange[] immutable language sql as $$
  select array_agg(accepted order by number)
  from jsonb_each(fields) as f (number, value)
    cross join lateral (
      select case jsonb_typeof(value)
        when 'array' then own_field_codes(jsonb_build_object(f.number, value))
        else int4multirange(int4range(f.number::integer * 65536 + coalesce((value ->> 'from')::integer, 0),
          f.number::integer * 65536 + coalesce((value ->> 'to')::integer, 65535) + 1))
      end) as a (accepted)
$$;
