-- The suspension for which the renewal was switched off has been served, so that only its reversal switches it on again.
alter table subscription add column stop_was_served boolean not null default false;
