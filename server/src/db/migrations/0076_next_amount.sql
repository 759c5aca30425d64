-- The price that the provider charges from the next period on, for the same plan.
alter table subscription add column next_amount integer;
