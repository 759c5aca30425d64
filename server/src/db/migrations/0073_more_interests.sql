-- The interests with numbers above 92, for which `questions` has no bits: see more_interest_bits(). Null for members without any.
alter table card add column more_interests bit(64);
