-- The job that makes answers count reads them member by member. By time, each portion would read everything that is due.
drop index answer_counts_at;
create index answer_waiting on answer (member_id, counts_at) where counts_at is not null;

-- Answers to this question are hidden unless members open them, as those to most others.
delete from card using answer a where a.member_id = card.member_id and a.question = 'cooking' and a.counted_open;
update answer set open = false, counted_open = false where question = 'cooking' and open;
select graphile_worker.add_job('fill-cards', '{}');
