create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace trigger evidence_frozen before update on evidence for each row execute function refuse_change();
