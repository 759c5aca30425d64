-- What the member reads, as a code of contract/src/languages.ts. Null is not known yet: then they get English.
alter table member add column language text;
