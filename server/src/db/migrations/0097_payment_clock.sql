-- How far the clock of the payment sandbox was moved forward, in a demo. The row is missing elsewhere.
create table payment_clock (
  is_only boolean primary key default true check (is_only),
  ahead_seconds int not null check (ahead_seconds >= 0),
  -- What happened on the way, or why the clock was not moved.
  report jsonb,
  turned_at timestamptz not null
);
