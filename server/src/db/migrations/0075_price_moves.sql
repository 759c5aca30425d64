-- Subscriptions of an old price that move to another one, each after a notice to its member.
create table price_move (
  id uuid primary key,
  plan text collate "C" not null check (plan in ('monthly', 'quarterly', 'annual')),
  currency text collate "C" not null,
  from_amount int not null check (from_amount > 0),
  to_amount int not null check (to_amount > 0 and to_amount <> from_amount),
  -- The first day on which the new price can be charged.
  starts_on date not null,
  created_by uuid references member(id) on delete set null,
  created_at timestamptz not null,
  stopped_at timestamptz,
  finished_at timestamptz
);
create index price_move_creator on price_move (created_by);
create index price_move_open on price_move (id) where stopped_at is null and finished_at is null;

create table price_move_item (
  move_id uuid not null references price_move(id) on delete cascade,
  subscription_id text not null references subscription(id) on delete cascade,
  notified_at timestamptz,
  -- As the notice says. It is later than that of the move if the notice was late.
  starts_on date,
  starts_at timestamptz,
  outcome text collate "C" check (outcome in ('moved', 'left', 'stopped')),
  -- The member was notified of a move that was stopped, and has not heard that it was.
  apology_due boolean not null default false,
  primary key (move_id, subscription_id),
  check ((notified_at is null) = (starts_on is null) and (notified_at is null) = (starts_at is null))
);
create unique index price_move_item_open on price_move_item (subscription_id) where outcome is null;
create index price_move_item_subscription on price_move_item (subscription_id);
create index price_move_item_unnotified on price_move_item (move_id, subscription_id) where outcome is null and notified_at is null;
create index price_move_item_apology on price_move_item (move_id, subscription_id) where apology_due;
