-- What the sender of a report chose. It decides the first priority; the description holds only the sender's own words.
alter table report add column reason text collate "C";
create index report_by_reason on report (reason desc, created_at desc, id desc) where reason is not null;
