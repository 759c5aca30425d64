-- One card starts one free trial. The hash is keyed with our secret, and belongs to no member once the trial has started.
create table trial_card (
  card_hash bytea primary key check (length(card_hash) = 32),
  -- Only while the request is open: it can still fail, and then the card is free again.
  request_id uuid unique,
  used_at timestamptz not null
);
create index trial_card_used on trial_card (used_at);
