-- Imports of members from a file. An import begins while its file is still arriving.
create table import (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  created_by uuid references member(id) on delete set null,
  created_at timestamptz not null,
  state text collate "C" not null check (state in ('receiving', 'received', 'checking', 'checked', 'running', 'finished', 'stopped')),
  paused boolean not null default false,
  -- Bytes of the file, how many of them have arrived, and in how many parts.
  size int not null check (size > 0),
  received int not null default 0,
  parts int not null default 0,
  -- The end of what has arrived, which is no whole record yet, and the line that it starts in.
  rest bytea not null default '',
  next_line int not null default 1,
  separator text,
  heads text[] not null default '{}',
  -- Records of the file without the headings.
  total int not null default 0,
  -- The column of each field.
  columns jsonb not null default '{}',
  date_format text collate "C" not null default 'ymd' check (date_format in ('ymd', 'dmy', 'mdy')),
  language text collate "C" not null default 'en',
  -- Where the data come from, for the mail to those who are invited.
  source text check (length(source) between 1 and 200),
  -- The last line that the present check or import has been through, and how many those were.
  reached int not null default 0,
  done int not null default 0,
  -- Outcomes of the last check.
  counts jsonb not null default '{}',
  invited int not null default 0,
  mailed int not null default 0,
  accepted int not null default 0,
  refused int not null default 0,
  finished_at timestamptz
);
create index import_creator on import (created_by);

-- The lines of a file. They are deleted when the import ends.
create table import_line (
  import_id uuid not null references import(id) on delete cascade,
  -- The line of the file that the record starts in.
  line int not null,
  cells text[] not null,
  -- A quote that is never closed, so that the cells are a guess.
  broken boolean not null default false,
  -- In lower case, once the line was checked.
  email text collate "C",
  outcome text collate "C" check (outcome in ('ready', 'partly', 'wrong', 'young', 'member', 'invited', 'duplicate', 'refused')),
  -- [{column, value, code}]
  faults jsonb not null default '[]',
  primary key (import_id, line)
);
create index import_line_email on import_line (email, import_id, line) where email is not null;

-- People who were imported and have not accepted. They are no members, and nothing but their invitation reads this.
create table invited (
  id uuid primary key,
  import_id uuid not null references import(id) on delete cascade,
  email text collate "C" not null unique check (email !~ '[A-Z]' and length(email) between 3 and 254),
  language text collate "C" not null,
  details jsonb not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  reminded_at timestamptz
);
create index invited_import on invited (import_id);
create index invited_unmailed on invited (id) where mailed_at is null;
create index invited_mailed on invited (mailed_at) where mailed_at is not null;
create index invited_reminded on invited (reminded_at) where reminded_at is not null;

-- Digests of the addresses of people who had their imported data deleted, so that no later import invites them again.
create table refused_invitation (
  digest bytea primary key check (length(digest) = 32),
  refused_at timestamptz not null
);
create index refused_invitation_time on refused_invitation (refused_at);
