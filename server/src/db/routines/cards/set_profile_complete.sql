-- Nothing else sets this column.
create or replace function set_profile_complete() returns trigger language plpgsql as $$
begin
  new.complete := new.first_name is not null
    and new.birth_date is not null
    and new.gender is not null
    -- The comparison is unknown for null, and the column needs a value.
    and coalesce(cardinality(new.seek_genders), 0) > 0
    and new.seek_min_age is not null
    and new.seek_max_age is not null
    and new.city is not null
    and new.latitude is not null
    and exists (select from photo where photo.member_id = new.member_id and photo.position = 0);
  return new;
end $$;

create or replace trigger profile_complete before insert or update on profile
  for each row execute function set_profile_complete();
