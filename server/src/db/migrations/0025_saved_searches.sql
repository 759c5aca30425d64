-- When others could find a member for the first time. It stays when a card comes and goes, so that a pause makes nobody
-- new again.
create table first_found (
  member_id uuid primary key references member on delete cascade,
  at timestamptz not null default now()
);

insert into first_found (member_id, at)
  select m.id, m.created_at from member m join profile p on p.member_id = m.id
  where p.complete and m.email_verified_at is not null;

alter table card add column found_at timestamptz;
update card set found_at = joined_at;
alter table card alter column found_at set not null;
create index card_found on card (found_at);

-- Filters of people that a member gave a name.
create table saved_search (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  name text not null check (length(name) between 1 and 60),
  filter jsonb not null,
  sort text collate "C" not null,
  alerts boolean not null,
  -- People who could be found later than this are new to the member.
  new_after timestamptz not null,
  told_at timestamptz,
  created_at timestamptz not null,
  unique (member_id, name)
);

create index saved_search_alerts on saved_search (member_id) where alerts;
