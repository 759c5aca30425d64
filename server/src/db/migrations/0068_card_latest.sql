-- Outside a transaction.
-- Lists of the newest people read only the index, which now has what each asks of others.
create index concurrently if not exists card_latest on card (joined_on desc, member_id desc)
  include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito, asked_fields);
drop index concurrently if exists card_newest;
