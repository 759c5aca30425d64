-- What members with a card wrote into fields with choices or a number: see own_field_codes(). Only filters by fields read it, so a
-- card is no wider. Members without any have no row.
create table card_field (
  member_id uuid primary key references card(member_id) on delete cascade,
  own_fields int4multirange not null
);
-- For each field that matters to a member, what they accept: see asked_field_codes().
alter table card add column asked_fields int4multirange[];
