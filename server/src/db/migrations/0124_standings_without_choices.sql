-- What members chose about each other is no part of any order: several accounts of one person could read single choices from
-- it. Cards hold a copy of the standing.
update card c set standing = s.contestedness / 240.0::float8
  from standing s where s.member_id = c.member_id and (s.liked <> 0 or s.likes <> 0);

alter table standing drop column liked, drop column likes;
