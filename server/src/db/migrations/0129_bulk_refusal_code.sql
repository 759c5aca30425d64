-- Why a user was not changed, as the code of an error and what its sentence mentions. The sentence is made when it is read.
alter table bulk_row alter column why type jsonb using case when why is not null then
  jsonb_build_object('params', null, 'code', case
    when why like '%own account.' then 'cannot_manage_self'
    when why like '%colleague%' then 'cannot_manage_colleague'
    when why like '%last administrator%' then 'last_administrator'
    when why like '%asked to be deleted%' then 'member_leaving'
    when why like '%who started this%' or why like 'Whoever asked%' then 'bulk_starter_not_permitted'
    when why like 'Another account owns%' then 'email_owned_by_other_account'
    when why like 'The ban has ended%' then 'ban_ended'
    when why like '%changed since%' then 'user_changed_since'
    else 'user_not_found' end) end;
