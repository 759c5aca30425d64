-- Who a provider says somebody is: provider and subject, never the address, which people change and providers reuse.
create table identity (
  member_id uuid not null references member on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (member_id, provider),
  unique (provider, subject)
);
