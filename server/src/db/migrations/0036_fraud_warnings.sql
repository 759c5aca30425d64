-- Bans for fraud, by a decision of the desk or on the page of users. Everyone whom the member wrote to is warned.
create table fraud_ban (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  -- Null for a ban on the page of users.
  decision_id uuid references decision(id) on delete cascade,
  banned_at timestamptz not null,
  -- Its end; null if it has none. A ban that has ended is not reversed.
  until timestamptz,
  reversed_at timestamptz,
  -- The bulk change that reversed it and can be undone. It is deleted after a month, so nothing refers to it.
  reversed_by uuid,
  -- When the job looks at it; null once everyone whom it concerns was notified.
  due_at timestamptz,
  -- How many people were warned because of it, and for how many that was withdrawn.
  warned integer not null default 0 check (warned >= 0),
  withdrawn integer not null default 0 check (withdrawn >= 0)
);
create index fraud_ban_member on fraud_ban (member_id);
create unique index fraud_ban_decision on fraud_ban (decision_id) where decision_id is not null;
create index fraud_ban_due on fraud_ban (due_at) where due_at is not null;

-- Whom a member who was banned for fraud had written to, and who was warned. One row for each two people.
create table fraud_warning (
  recipient_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  -- The banned member; null once they are erased.
  member_id uuid references member(id) on delete set null,
  ban_id uuid references fraud_ban(id) on delete set null,
  -- The name that the recipient saw; null once they are erased.
  name text,
  last_wrote_at timestamptz not null,
  warned_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (recipient_id, id),
  constraint fraud_warning_pair unique (member_id, recipient_id)
);
create index fraud_warning_ban on fraud_warning (ban_id) where ban_id is not null;
