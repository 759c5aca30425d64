-- A row if two members don't fit: one is not who the other looks for. The terms are those of `qualifies`, and so is the distance,
-- as `one` sees it: the card of the other may show only the middle of a large square. Someone without a card fits everyone. A
-- condition that calls it is planned with the rest of its statement.
create or replace function misfit(one uuid, other uuid, today date) returns setof boolean stable language sql as $$
  select true from card mine join card theirs on theirs.member_id = other join profile own on own.member_id = one
  where mine.member_id = one and not (
    mine.seeks & theirs.gender > 0 and theirs.seeks & mine.gender > 0
    and theirs.born <= (today - make_interval(years => mine.seek_min_age))::date
    and theirs.born > (today - make_interval(years => mine.seek_max_age + 1))::date
    and mine.born <= (today - make_interval(years => theirs.seek_min_age))::date
    and mine.born > (today - make_interval(years => theirs.seek_max_age + 1))::date
    and 2 - 2 * (theirs.x * cos(radians(own.latitude)) * cos(radians(own.longitude))
      + theirs.y * cos(radians(own.latitude)) * sin(radians(own.longitude))
      + theirs.z * sin(radians(own.latitude))) <= least(mine.reach, theirs.reach)
    and (mine.asked_fields is null or exists (select from card_field f
      where f.member_id = theirs.member_id and f.own_fields && all (mine.asked_fields)))
    and (theirs.asked_fields is null or exists (select from card_field f
      where f.member_id = mine.member_id and f.own_fields && all (theirs.asked_fields))))
$$;
