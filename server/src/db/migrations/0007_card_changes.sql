-- Cards that appeared or changed so that others can newly find them, for the decks that were made before. A job deletes
-- what is older than every deck.
create table card_change (
  member_id uuid not null references member(id) on delete cascade,
  -- The only member who can newly find them; null if it can be anyone.
  viewer_id uuid references member(id) on delete cascade,
  -- Transactions commit in another order than they begin, so a time would miss changes.
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  constraint card_change_once unique nulls not distinct (member_id, viewer_id)
);
create index card_change_by on card_change (changed_by);
create index card_change_viewer on card_change (viewer_id);

-- The deck has the changes of all transactions before this one.
alter table deck add column changes_from xid8;
