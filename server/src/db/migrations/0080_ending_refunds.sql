-- A refund that came with the end of a subscription: there is one of them for an invoice.
alter table refund add column with_end boolean not null default false;
