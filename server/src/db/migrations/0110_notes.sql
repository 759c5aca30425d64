-- What the team writes down about a member, for itself alone.
create table note (
  member_id uuid not null references member on delete cascade,
  id uuid not null,
  author_id uuid references member on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);

create index note_author on note (author_id) where author_id is not null;

-- Bans that end by themselves are found by their end.
create index member_ban_end on member (state_until) where state = 'banned' and state_until is not null;
