-- The provider's name for a member.
create table payment_customer (
  member_id uuid primary key references member on delete cascade,
  customer_id text not null unique
);

-- What is wanted of the provider, stored before it is asked. The keys that keep it from acting twice follow from the id.
create table payment_request (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('subscribe', 'update', 'cancel', 'reactivate')),
  content jsonb not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  answer jsonb,
  client_key text,
  created_at timestamptz not null
);

-- One at a time, so that a double click wants one thing.
create unique index payment_request_open on payment_request (member_id) where state = 'open';
create unique index payment_request_client_key on payment_request (member_id, client_key)
  where client_key is not null;
create index payment_request_unfinished on payment_request (created_at) where state = 'open';

-- Subscriptions as the provider has them. They stay when their member is erased, without the member, as the figures
-- of revenue follow from them.
create table subscription (
  id text primary key,
  member_id uuid references member on delete set null,
  customer_id text not null,
  item_id text not null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  status text not null,
  amount int not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Until when it gives premium.
  premium_until timestamptz,
  cancel_at_period_end boolean not null,
  canceled_at timestamptz,
  ended_at timestamptz,
  trial_start timestamptz,
  trial_end timestamptz,
  coupon text,
  request_id text,
  latest_invoice_id text,
  payment_intent_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts the writes: what was read before the latest of them is too old to be written.
  version int not null default 1
);

create index subscription_member on subscription (member_id, created_at desc);
create index subscription_premium on subscription (member_id, premium_until) where premium_until is not null;
create index subscription_newest on subscription (created_at desc, id desc);

create table invoice (
  id text primary key,
  member_id uuid references member on delete set null,
  subscription_id text,
  plan text check (plan in ('monthly', 'quarterly', 'annual')),
  number text,
  status text not null,
  reason text,
  currency text not null,
  total int not null,
  amount_paid int not null,
  amount_refunded int not null default 0,
  attempts int not null default 0,
  next_attempt_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  paid_at timestamptz,
  pdf_url text,
  payment_intent_id text,
  created_at timestamptz not null,
  version int not null default 1
);

create index invoice_member on invoice (member_id, created_at desc, id desc);
create index invoice_payment_intent on invoice (payment_intent_id);
create index invoice_subscription on invoice (subscription_id);

-- Events of the provider, stored before they are applied, by their ids alone: what they are about is read again.
create table payment_event (
  id text primary key,
  type text not null,
  subscription_id text,
  invoice_id text,
  payment_intent_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz
);

create index payment_event_waiting on payment_event (received_at) where applied_at is null;
create index payment_event_received on payment_event (received_at);

drop index audit_changes;
create index audit_changes on audit (id desc)
  where action not in ('member.list', 'member.read', 'payment.list', 'payment.read', 'report.list', 'report.read', 'photo.read', 'staff.list', 'audit.read');
