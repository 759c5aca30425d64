-- In batches of 1000 rows of canned_text (id).
-- What requests send ends its lines with \n from now on, and decisions are compared with these texts.
update canned_text t set body = replace(replace(body, E'\r\n', E'\n'), E'\r', E'\n'),
  other_versions = coalesce((
    select jsonb_object_agg(v.key, v.value || jsonb_build_object(
      'body', replace(replace(v.value ->> 'body', E'\r\n', E'\n'), E'\r', E'\n')))
    from jsonb_each(t.other_versions) v), '{}')
where t.id = any ($1::uuid[]) and (t.body like E'%\r%' or t.other_versions::text like '%\\r%');
