-- What was answered to requests that create something, for those who did not hear the answer and ask again.
create table idempotency (
  member_id uuid not null references member on delete cascade,
  key text collate "C" not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  created_at timestamptz not null,
  status smallint,
  answer text,
  primary key (member_id, key),
  check ((status is null) = (answer is null))
);

create index idempotency_age on idempotency (created_at);
