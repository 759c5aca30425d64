-- The text by which the member asked that premium begins immediately and agreed to pay for the days used, and when. Null
-- if they never did.
alter table subscription add column begin_version text, add column begin_agreed_at timestamptz;
