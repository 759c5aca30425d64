-- What the safety rules know about an account. Writing to someone who has not answered locks its row.
create table safety_account (
  member_id uuid primary key references member(id) on delete cascade,
  state text collate "C" not null default 'clear' check (state in ('clear', 'slowed', 'held')),
  -- When a slowed account is no longer slowed.
  until timestamptz,
  -- The team looked and found nothing: until then the rules only note.
  trusted_until timestamptz,
  -- The date of birth at the last message, and when it changed.
  born date,
  born_changed_at timestamptz,
  updated_at timestamptz not null
);
create index safety_account_updated on safety_account (updated_at);

-- Whom a member wrote to who has not answered, with hashes of the text, from which it cannot be read. Deleted after a week.
create table first_message (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  at timestamptz not null,
  similar_bits bit(64),
  primary key (member_id, other_id)
);
create index first_message_other on first_message (other_id);
create index first_message_at on first_message (at);

-- That a rule was found in what a member wrote to another one, or did until then.
create table safety_hit (
  member_id uuid not null references member(id) on delete cascade,
  rule text collate "C" not null,
  other_id uuid not null references member(id) on delete cascade,
  at timestamptz not null,
  -- The team looked and found nothing, so that it counts no longer.
  cleared boolean not null default false,
  primary key (member_id, rule, other_id)
);
create index safety_hit_other on safety_hit (other_id);
create index safety_hit_at on safety_hit (at, rule);

-- Each time that rules slowed or held an account.
create table safety_hold (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  effect text collate "C" not null check (effect in ('slow', 'hold')),
  points int not null,
  -- [{rule, people, points}]
  rules jsonb not null,
  began_at timestamptz not null,
  -- What the member says about it.
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  case_id uuid references report_case(id) on delete set null,
  outcome text collate "C" check (outcome in ('released', 'upheld', 'undone', 'ended')),
  ended_at timestamptz,
  ended_by uuid references member(id) on delete set null,
  constraint safety_hold_ended check ((outcome is null) = (ended_at is null))
);
create unique index safety_hold_open on safety_hold (member_id) where outcome is null;
create index safety_hold_queue on safety_hold (began_at, id) where outcome is null and effect = 'hold';
create index safety_hold_began on safety_hold (began_at);
create index safety_hold_member on safety_hold (member_id);
create index safety_hold_case on safety_hold (case_id) where case_id is not null;
create index safety_hold_ended_by on safety_hold (ended_by) where ended_by is not null;

-- Messages of held accounts to people who have not answered. Only their sender sees them.
create table waiting_message (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  number bigint not null generated always as identity,
  contents jsonb not null,
  at timestamptz not null,
  primary key (member_id, other_id, id)
);
create index waiting_message_other on waiting_message (other_id);

-- Whether a photo is the same as one of a banned member.
create table photo_check (
  public_id text primary key collate "C",
  is_banned boolean not null,
  checked_at timestamptz not null
);
create index photo_check_checked on photo_check (checked_at);
