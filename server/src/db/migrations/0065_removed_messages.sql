-- A message of a chat can be removed like a photo or a text.
alter table decision drop constraint decision_action_check;
alter table decision add constraint decision_action_check
  check (action in ('dismiss', 'warn', 'suspend', 'ban', 'remove-photo', 'remove-text', 'remove-message'));
