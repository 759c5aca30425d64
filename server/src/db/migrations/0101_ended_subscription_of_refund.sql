-- The ended subscription is stored itself.
alter table refund drop column with_end;
