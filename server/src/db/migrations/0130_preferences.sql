-- What members want to be told otherwise than the contract has it.
create table preference (
  member_id uuid not null references member on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'mail')),
  is_on boolean not null,
  primary key (member_id, kind, channel)
);
