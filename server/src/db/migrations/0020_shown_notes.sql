-- A note as it is read by someone who doesn't see whose it is: as it is now, and as it was when the number of likes was renewed.
alter table choice
  add column note_without_names text,
  add column shown_note text;
