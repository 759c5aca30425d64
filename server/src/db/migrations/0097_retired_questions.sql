-- Whether the owner of the site retired the question: it is no longer asked, shown or counted, and its answers stay.
alter table choice_number add column retired boolean not null default false;
