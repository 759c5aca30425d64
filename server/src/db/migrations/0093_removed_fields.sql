-- The text in fields of the owner can be removed like a bio.
alter table decision
  drop constraint decision_field_check,
  add constraint decision_field_check check (field in ('bio', 'prompts', 'fields')) not valid;
