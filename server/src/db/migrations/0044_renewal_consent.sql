-- What members saw and agreed to about renewal. Kept for three years after the contract has ended, without the member once they are erased.
create table renewal_consent (
  subscription_id text primary key,
  member_id uuid references member(id) on delete set null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  -- What each renewal costs, and after how many months.
  amount integer not null check (amount >= 0),
  currency text not null,
  months integer not null check (months > 0),
  -- What the page said is due immediately. Null for a trial.
  due_first integer check (due_first >= 0),
  coupon text,
  trial_end timestamptz,
  -- The version of the text. Null if the client did not say.
  text_version text,
  agreed_at timestamptz not null
);
create index renewal_consent_member on renewal_consent (member_id, agreed_at desc) where member_id is not null;
