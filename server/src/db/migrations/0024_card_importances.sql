-- Cards tell the four importances of answers apart, so that lists can be sorted by the match score that members see.
-- Cards of members with answers are made again by the new routines.
delete from card where exists (select from answer where answer.member_id = card.member_id);
alter table card
  -- The answers of others that the member accepts where the question matters 10 or 250, and these questions.
  add column tens bit(640) not null default 0::bit(640),
  add column tens_asked bit(80) not null default 0::bit(80);
alter table card alter column tens drop default, alter column tens_asked drop default;

select graphile_worker.add_job('fill-cards', '{}');
