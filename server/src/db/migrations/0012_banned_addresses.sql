-- Addresses of people who were erased while they were banned, as keyed digests: enough to recognise the address when it
-- registers again, and to tell nothing else. Deleted when the ban ends.
create table banned_address (
  digest bytea primary key,
  until timestamptz not null
);

create index banned_address_until on banned_address (until);
