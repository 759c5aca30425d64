-- The job that makes answers count reads them member by member. By time, each portion would read everything that is due.
drop index answer_counts_at;
create index answer_waiting on answer (member_id, counts_at) where counts_at is not null;
