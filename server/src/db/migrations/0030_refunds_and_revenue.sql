-- Refunds, stored before the provider is asked. Those made at the provider itself have nobody who made them.
create table refund (
  id uuid primary key default gen_random_uuid(),
  invoice_id text not null,
  member_id uuid references member on delete set null,
  amount int not null check (amount > 0),
  currency text not null,
  reason text not null,
  by_id uuid references member on delete set null,
  status text not null check (status in ('requested', 'succeeded', 'failed')),
  provider_id text unique,
  created_at timestamptz not null
);

create index refund_invoice on refund (invoice_id);
create index refund_member on refund (member_id, created_at desc) where member_id is not null;
create index refund_by on refund (by_id) where by_id is not null;
create index refund_requested on refund (created_at) where status = 'requested';

-- When a subscription first counted as recurring revenue.
alter table subscription add revenue_since timestamptz;
create index subscription_customer on subscription (customer_id);

-- Sums for each day of the operator's calendar, changed with the rows that they follow from. Recurring revenue and its
-- movements are for a year, as every plan divides that into whole amounts.
create table revenue_day (
  day date not null,
  plan text not null,
  currency text not null,
  kind text not null check (kind in (
    'recurring', 'subscribers', 'new', 'expansion', 'contraction', 'churn', 'reactivation', 'paid', 'refunded')),
  amount bigint not null,
  primary key (day, plan, currency, kind)
);

-- The comparisons with what the provider holds.
create table payment_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  difference bigint not null,
  repaired int not null,
  details jsonb not null
);
