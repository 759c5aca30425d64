-- 2: their photos were compared with a picture of the moment; 1: excused from that; 0: neither.
alter table card add column checked smallint not null default 0;
