-- How likely a photo is a nude, in percent; null if it was not classified. Whether it is treated as one is decided when it arrives.
alter table photo_hash
  add column nude_percent smallint,
  add column likely_nude boolean not null default false;
