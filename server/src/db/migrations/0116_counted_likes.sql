-- Whether the number of likes that the other is told (`like_count`) includes this one, until it is counted again. A like
-- that is given again is in it already, and one that becomes a match leaves it only if it was.
alter table choice add column counted boolean not null default false;

-- It isn't known which likes the present numbers include, so they are counted again when they are read next.
delete from like_count;
