-- What is written into fields with choices or a number, as integers: the number of the field times 65536, plus the choice or
-- the number. A condition on a field is a range of these, so each takes one comparison.
create or replace function own_field_codes(fields jsonb) returns int4multirange immutable language sql as $$
  select coalesce(range_agg(int4range(code, code + 1)), '{}')
  from jsonb_each(fields) as f (number, value)
    cross join lateral (
      select f.number::integer * 65536 + choice::integer
        from jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) as c (choice)
      union all select f.number::integer * 65536 + value::integer where jsonb_typeof(value) = 'number') as codes (code)
$$;
