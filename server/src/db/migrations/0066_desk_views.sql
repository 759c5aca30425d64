-- The desk has saved views as the lists of users and reports have.
alter table saved_view drop constraint saved_view_screen_check;
alter table saved_view add constraint saved_view_screen_check
  check (screen in ('users', 'reports', 'desk'));
