alter table bulk drop constraint bulk_action_check;
alter table bulk add constraint bulk_action_check check (action in ('activate', 'deactivate', 'verify', 'undo'));
-- The bulk change that this one undoes. Each can be undone once.
alter table bulk add column undoes uuid unique references bulk on delete cascade;
alter table bulk add constraint bulk_undoes_check check ((action = 'undo') = (undoes is not null));

-- What a member was before the change.
alter table bulk_row add column before jsonb;
