-- Addresses of other programs, to which events are sent.
create table webhook (
  id uuid primary key,
  url text not null check (length(url) between 1 and 500),
  -- Codes of contract/src/integrations/events.ts.
  events text[] not null check (cardinality(events) > 0),
  -- Whether the member's name and address are sent too.
  with_names boolean not null,
  -- The secret that signs, sealed. The one before signs too until its time.
  secret text not null,
  old_secret text,
  old_until timestamptz,
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  -- Counts the changes: one that is based on an earlier state is refused.
  version int not null default 1,
  -- The first failure since the last success.
  failing_since timestamptz,
  off_at timestamptz,
  off_reason text check (off_reason in ('team', 'gone', 'failing')),
  constraint webhook_off check ((off_at is null) = (off_reason is null)),
  constraint webhook_old_secret check ((old_secret is null) = (old_until is null))
);
create index webhook_created_by on webhook (created_by) where created_by is not null;
-- What happened, stored with the change itself. Only ids: names are read when it is sent.
create table webhook_event (
  id uuid primary key,
  type text collate "C" not null,
  about jsonb not null,
  -- Whom it is about. No foreign key, as it may be stored before and after the member's row.
  member_id uuid,
  at timestamptz not null default now()
);
create index webhook_event_at on webhook_event (at);
create index webhook_event_member on webhook_event (member_id) where member_id is not null;
-- What is sent where, with the last try.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook(id) on delete cascade,
  event_id uuid not null references webhook_event(id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  attempts int not null default 0,
  -- Three days are counted from then on.
  first_tried_at timestamptz,
  tried_at timestamptz,
  status int,
  duration_ms int,
  -- Its beginning.
  response text check (length(response) <= 1000),
  fault text
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_event on webhook_delivery (event_id);
