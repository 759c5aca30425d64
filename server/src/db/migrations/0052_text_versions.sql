-- What a canned text is in other languages than its own, by language, each with `title` and `body`. Its own is English if
-- it has a version in English.
alter table canned_text add column other_versions jsonb not null default '{}';
