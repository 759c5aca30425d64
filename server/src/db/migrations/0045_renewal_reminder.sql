-- When the member was last reminded that it renews automatically.
alter table subscription add column reminded_at timestamptz;
