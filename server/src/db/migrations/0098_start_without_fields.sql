-- A new site starts with the usual facts as fields. One that has members and has published nothing stays without.
insert into setting (key, value)
  select 'start_without_fields', 'true' where exists (table member) and not exists (table site_version);
