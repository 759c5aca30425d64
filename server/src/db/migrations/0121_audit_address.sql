-- The log is asked by actor, action, subject and, with this, by the address that something was done from. Its ids
-- are ordered by time, so each of these indexes also answers 'between then and then, the newest first'.
create index audit_address on audit (address, id desc) where address is not null;
