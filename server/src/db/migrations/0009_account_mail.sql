-- Members who will be mailed about a change of their account, with what it was before the first of these changes.
-- Several changes within a minute, such as a ban that is undone, lead to one mail or none.
create table account_mail (
  member_id uuid primary key references member on delete cascade,
  state text not null,
  state_by text,
  state_reason text,
  state_until timestamptz,
  is_vip boolean not null,
  vip_until timestamptz,
  first_changed_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create index account_mail_due on account_mail (changed_at);
