create or replace function gender_split(gender text) returns text immutable language sql as $$
  select case
    when gender is null then 'not-specified'
    when gender in ('woman', 'man', 'nonbinary') then gender
    else 'other'
  end
$$;
