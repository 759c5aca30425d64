alter table choice
  -- A like that the other is not told of before then: its sender hides their activity, or a block ended on this day. Null for
  -- all others, and from then on: a job writes it.
  add column waits_until timestamptz,
  -- The other has seen whose like it is, as the one hidden like that they may look at.
  add column opened boolean not null default false;
