create or replace function report_key(id uuid, reporter uuid, reported uuid, description text)
returns text stable language sql as $$
  select lower(concat_ws(E'\n', id::text,
    (select concat_ws(E'\n', name_key, email) from member where member.id = reporter),
    (select concat_ws(E'\n', name_key, email) from member where member.id = reported),
    description) collate "default")
$$;
