-- How the member reads distances. Without a choice, the region of their browser decides.
alter table profile
  add column distance_unit text,
  add constraint profile_distance_unit_check check (distance_unit in ('km', 'mi')) not valid;
