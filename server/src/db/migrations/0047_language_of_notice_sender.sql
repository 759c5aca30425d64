-- What someone without an account reads, so that the outcome of their notice is mailed in it.
alter table notice_sender add column language text;
