-- The texts of binding pages, word for word, as members accepted them. No one's data: they stay when members are erased.
create table accepted_text (
  -- Made of what follows, so that a text is stored once.
  id uuid primary key,
  slug text collate "C" not null,
  version int not null check (version >= 0),
  language text not null,
  title text not null,
  body text not null,
  -- When the first member accepted it.
  stored_at timestamptz not null
);
-- Which member accepted which version of a page. Nothing refers to accepted_text, as each acceptance would lock its row.
create table acceptance (
  member_id uuid not null references member(id) on delete cascade,
  slug text collate "C" not null,
  version int not null,
  text_id uuid not null,
  accepted_at timestamptz not null,
  primary key (member_id, slug, version)
);
create index acceptance_text on acceptance (text_id);
