-- What an invoice charges after credit and with what was owed. Null for those of earlier versions, until they change.
alter table invoice add column amount_due integer;
