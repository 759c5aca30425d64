-- Words that the member does not want to read. Their app hides messages and notes that have one.
alter table profile
  add column hidden_words text[] not null default '{}',
  add constraint profile_hidden_words_check check (cardinality(hidden_words) <= 50) not valid;
