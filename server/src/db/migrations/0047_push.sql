-- Browsers that show pushes. One belongs to the session in which it was turned on and ends with it.
create table push_subscription (
  member_id uuid not null references member on delete cascade,
  id uuid not null,
  session_id uuid not null,
  -- A keyed digest, as whoever has the address can send to the browser.
  endpoint_hash bytea not null unique,
  -- The address and the keys of the browser, encrypted.
  sealed text not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, session_id),
  foreign key (member_id, session_id) references session on delete cascade
);
