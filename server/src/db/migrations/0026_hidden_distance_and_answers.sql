-- Who hides their distance is placed less exactly on their card.
delete from card using profile p where p.member_id = card.member_id and not p.show_distance;
select graphile_worker.add_job('fill-cards', '{}');

-- Answers that were given before and are changed.
alter table daily_use add column answer_changes integer not null default 0;
alter table limit_reached drop constraint limit_reached_what_check;
alter table limit_reached add constraint limit_reached_what_check
  check (what in ('people', 'gender', 'birth-date', 'place', 'answers'));

-- An invitation without a sender is one of the operator, and must not become one when its sender is erased.
alter table invitation drop constraint invitation_invited_by_fkey;
alter table invitation add foreign key (invited_by) references member on delete cascade;
