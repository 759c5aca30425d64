-- Finds the cards of a place with most wishes checked in the index, before any card is read.
drop index card_placed;
create index card_placed on card (zone, gender, seeks, seek_min_age, seek_max_age, born);
-- A day's change of seen_on stays on its page.
alter table card set (fillfactor = 90);
-- Decks are made again whenever they are missing, so a crash may empty them.
alter table deck set unlogged;
