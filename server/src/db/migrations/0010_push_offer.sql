-- Whether the member was asked, on any device, if they want pushes. They are asked once.
alter table notice_setting add column push_offered boolean not null default false;
