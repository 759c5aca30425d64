-- Which languages of the pages were read by someone who grew up with them. One without a row is not read yet.
create table translation_reading (
  -- A code of contract/src/languages.ts.
  language text collate "C" primary key,
  -- Who read it, in the words of the administrator who marked it.
  reader text not null check (length(reader) between 1 and 80),
  -- The hash of the texts that were read.
  version text collate "C" not null,
  -- Null once they are erased.
  marked_by uuid references member(id) on delete set null,
  marked_at timestamptz not null
);
create index translation_reading_marked_by on translation_reading (marked_by) where marked_by is not null;
