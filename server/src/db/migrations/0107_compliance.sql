-- What the owner wrote down about a duty of law, with what the service knew then. Each is kept as a version of its own.
create table compliance_form (
  duty text collate "C" not null,
  version int not null check (version > 0),
  answers jsonb not null,
  facts jsonb not null,
  filled_by uuid references member(id) on delete set null,
  filled_at timestamptz not null,
  primary key (duty, version)
);
create index compliance_form_filled_by on compliance_form (filled_by) where filled_by is not null;
