-- What somebody says to a question of the catalogue, which answers they accept (one bit for each), and how much that matters.
create table answer (
  member_id uuid not null references member on delete cascade,
  question text collate "C" not null,
  mine smallint not null check (mine between 0 and 7),
  accepted smallint not null check (accepted between 0 and 255),
  importance smallint not null check (importance in (0, 1, 10, 50, 250)),
  answered_at timestamptz not null default now(),
  primary key (member_id, question)
);
