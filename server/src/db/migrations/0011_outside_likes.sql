-- Whether the like came from someone outside what the other looked for when it was compared.
alter table choice add column outside boolean not null default false;
