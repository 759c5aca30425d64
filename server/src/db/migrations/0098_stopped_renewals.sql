-- When the renewal was switched off because the team closed the account. If that is taken back, so is this.
alter table subscription add column stopped_for_account_at timestamptz;
