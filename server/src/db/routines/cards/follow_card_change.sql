-- Columns that only move a card in the order of others, such as the day of the last visit, are not among these.
create or replace function follow_card_change() returns trigger language plpgsql as $$
begin
  perform add_card_change(new.member_id, null);
  return null;
end $$;

create or replace trigger card_appeared after insert on card
  for each row execute function follow_card_change();

create or replace trigger card_changed after update of x, y, z, reach, gender, seeks, born, seek_min_age, seek_max_age, incognito,
    asked_fields
  on card for each row when (
    (old.x, old.y, old.z, old.reach, old.gender, old.seeks, old.born, old.seek_min_age, old.seek_max_age, old.incognito,
      old.asked_fields)
      is distinct from
    (new.x, new.y, new.z, new.reach, new.gender, new.seeks, new.born, new.seek_min_age, new.seek_max_age, new.incognito,
      new.asked_fields))
  execute function follow_card_change();

create or replace trigger card_field_changed after insert or update on card_field
  for each row execute function follow_card_change();
