-- What was searched for. The index audit_searched spells out the same expression.
create or replace function audit_term(details jsonb) returns text immutable language sql as $$
  select lower(btrim(coalesce(details ->> 'searchTerm', details ->> 'search')))
$$;
