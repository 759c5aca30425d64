-- The search term of an entry. The index audit_searched has the same expression.
create or replace function audit_term(details jsonb) returns text immutable language sql as $$
  select lower(btrim(coalesce(details ->> 'searchTerm', details ->> 'search')))
$$;
