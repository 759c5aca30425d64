-- What others see is made from open answers alone. New and changed answers begin to count together, later: until then the
-- values in the `counted_` columns count.
alter table answer
  add column open boolean not null default false,
  -- When the present values begin to count; null if they do already.
  add column counts_at timestamptz,
  add column counted_mine smallint,
  add column counted_accepted smallint,
  add column counted_importance smallint,
  -- An answer that is hidden stops counting for others immediately.
  add column counted_open boolean not null default false;

update answer set counted_mine = mine, counted_accepted = accepted, counted_importance = importance,
  open = question in ('looking-for', 'weekend-shape', 'home-out', 'early-late', 'tidy', 'cooking'),
  counted_open = question in ('looking-for', 'weekend-shape', 'home-out', 'early-late', 'tidy', 'cooking');

alter table answer
  add check ((counted_mine is null) = (counted_accepted is null)),
  add check ((counted_mine is null) = (counted_importance is null)),
  add check (not counted_open or (open and counted_mine is not null));

create index answer_counts_at on answer (counts_at) where counts_at is not null;

-- When the member's first answers began to count, on the hour. Later ones begin at midnight (UTC).
alter table profile add column answers_count_from timestamptz;
update profile p set answers_count_from = a.first
  from (select member_id, min(answered_at) as first from answer group by member_id) as a where a.member_id = p.member_id;

-- Their cards held hidden answers.
delete from card where exists (select from answer where answer.member_id = card.member_id);
select graphile_worker.add_job('fill-cards', '{}');
