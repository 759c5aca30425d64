create or replace function gender_bits(genders text[]) returns smallint immutable language sql as $$
  select coalesce(
    ('woman' = any (genders))::int + 2 * ('man' = any (genders))::int + 4 * ('nonbinary' = any (genders))::int
      + 8 * (not genders <@ array['woman', 'man', 'nonbinary'])::int,
    0)::smallint
$$;
