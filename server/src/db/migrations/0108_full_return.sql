-- A card gets a contract that did not ask to begin immediately back in full once. The hash is keyed with our secret.
create table full_return (
  card_hash bytea primary key check (length(card_hash) = 32),
  -- Whose contract it pays for, as long as they can withdraw. Null once they did: then nothing connects the card with them,
  -- and the day is all that stays of the time.
  member_id uuid references member(id) on delete cascade,
  used_at timestamptz not null,
  -- Whether it pays for a contract, and was not only tried.
  pays boolean not null
);
create index full_return_used on full_return (used_at);
create index full_return_member on full_return (member_id) where member_id is not null;
