-- A refund counts on the day on which the provider made it, which may be later than when it was asked for.
alter table refund add column made_at timestamptz;
update refund set made_at = created_at where status = 'succeeded';
alter table refund add constraint refund_made_at check (status <> 'succeeded' or made_at is not null);
