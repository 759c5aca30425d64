-- Provider accounts that no longer lead into an account. They are linked again only by somebody who is signed in to it.
create table ended_identity (
  member_id uuid not null references member on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  subject text collate "C" not null,
  ended_at timestamptz not null default now(),
  primary key (member_id, provider, subject)
);
