-- A withdrawal from the contract has requested it.
alter table refund add column of_withdrawal boolean not null default false;
