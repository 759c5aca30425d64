-- Withdrawals from contracts within 14 days. Their sums stay when the member is erased, without the member.
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  subscription_id text not null unique,
  member_id uuid references member(id) on delete set null,
  -- What the person has given, and where the receipt went. Both are empty once the member is erased.
  name text not null,
  email text not null,
  -- Whether it came by the link of a mail, without signing in.
  by_link boolean not null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  concluded_at timestamptz not null,
  -- The text by which the member asked that premium begins immediately. Null if they never did.
  begin_version text,
  currency text not null,
  price integer not null check (price >= 0),
  used integer not null check (used >= 0),
  used_days integer not null check (used_days >= 0),
  all_days integer not null check (all_days >= 0),
  earlier integer not null check (earlier >= 0),
  returned integer not null check (returned >= 0),
  to_card integer not null check (to_card >= 0),
  to_credit integer not null check (to_credit >= 0),
  declared_at timestamptz not null,
  -- The same moment by the clock of payments, which a demo can move.
  paid_until timestamptz not null,
  -- When the provider had ended the subscription, and what credit had paid was credit again.
  done_at timestamptz
);
create index withdrawal_member on withdrawal (member_id, declared_at desc) where member_id is not null;
