-- A draft goes with either of the two.
alter table draft drop constraint draft_member_id_other_id_fkey;
alter table draft add foreign key (member_id) references member on delete cascade;
alter table draft add foreign key (other_id) references member on delete cascade;
create index draft_other on draft (other_id);
