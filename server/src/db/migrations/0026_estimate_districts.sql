-- The districts of this night's estimate, which are estimated one after the other, so that its memory does not grow with the
-- number of members. Rectangles of zones are the first and the last row from the south, and the first and last column from
-- the west.
create table estimate_district (
  number integer primary key,
  -- Whose bonuses it finds.
  people smallint[] not null,
  -- Who takes part.
  around smallint[] not null,
  cards integer not null,
  divided_at timestamptz not null,
  done boolean not null default false
);
