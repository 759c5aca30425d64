-- For populations, which are written without triggers. Creating the indexes again is quicker than updating them.
create or replace function rebuild_cards() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  names text;
  definitions text[];
  definition text;
begin
  select string_agg(indexrelid::regclass::text, ', '), array_agg(pg_get_indexdef(indexrelid))
    into names, definitions
    from pg_index where indrelid = 'card'::regclass and not indisprimary;
  execute 'drop index ' || names;
  -- Just filled, these have no statistics yet, and the join of a million would be planned for a few.
  analyze member, profile;
  delete from card;
  insert into card (member_id, joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude)
    select member_id, joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude
    from findable;
  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;
