-- The part of the profile that was liked: the public id of a photo, a prompt or a question. `part_said` is what an answer said at
-- that time, as text or as the number of the answer, so that another one is never shown in its place.
alter table choice
  add column part_kind text collate "C",
  add column part_id text collate "C",
  add column part_said text,
  add constraint choice_part_kind check (part_kind in ('photo', 'prompt', 'question')) not valid,
  add constraint choice_part_id check ((part_kind is null) = (part_id is null)) not valid;
