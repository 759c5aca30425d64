-- A change to a shorter plan, which waits for the end of the paid period.
alter table subscription add column planned_plan text check (planned_plan in ('monthly', 'quarterly', 'annual'));
alter table subscription add column planned_amount int;
alter table subscription add column planned_at timestamptz;
alter table subscription add constraint subscription_planned
  check ((planned_plan is null) = (planned_at is null) and (planned_plan is null) = (planned_amount is null));

-- The balance of the customer at the provider, which pays for later invoices.
alter table payment_customer add column credit int not null default 0;
alter table payment_customer add column currency text;
alter table payment_customer add column version int not null default 1;
alter table payment_event add column customer_id text;

-- What the period that an invoice starts was sold for, in whatever way it was paid.
alter table invoice add column period_amount int;

-- A refund takes credit away first. Null until the credit was looked up.
alter table refund add column credit int check (credit >= 0);
alter table refund add column credit_taken boolean not null default false;
-- It gives back credit and nothing else.
alter table refund add column of_credit boolean not null default false;
-- The subscription that it came with the end of.
alter table refund add column ended_subscription_id text;
update refund r set ended_subscription_id = i.subscription_id from invoice i where i.id = r.invoice_id and r.with_end;
create index refund_ended on refund (ended_subscription_id) where ended_subscription_id is not null;
