-- Codes with which people can register. One belongs to a member, or to a partner of the owner.
create table invitation_code (
  id uuid primary key,
  code text collate "C" not null unique check (code ~ '^[A-HJ-NP-Z2-9]{12}$'),
  member_id uuid unique references member(id) on delete cascade,
  partner text check (length(partner) between 1 and 80),
  note text check (length(note) between 1 and 300),
  -- Null for the code of a member: the site says how many people each member can bring.
  most_uses int check (most_uses > 0),
  -- Those who joined, also if they have been erased since. A registration that no one confirmed is taken away again.
  uses int not null default 0 check (uses >= 0),
  until date,
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  revoked_at timestamptz,
  check ((member_id is null) <> (partner is null)),
  check ((partner is null) = (most_uses is null)),
  check (uses <= most_uses)
);
create index invitation_code_created_by on invitation_code (created_by) where created_by is not null;

-- It says with which code a member came.
create table joined_by_code (
  member_id uuid primary key references member(id) on delete cascade,
  code_id uuid not null references invitation_code(id) on delete cascade,
  joined_at timestamptz not null
);
create index joined_by_code_code on joined_by_code (code_id, member_id);
