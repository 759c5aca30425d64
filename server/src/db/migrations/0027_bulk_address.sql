-- A proxy may not tell where a request comes from.
alter table bulk alter column address drop not null;
