-- The few who work here are found without looking at everybody.
create index member_staff on member (id) where staff_role is not null;
