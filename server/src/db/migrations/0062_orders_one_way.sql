-- Whoever sorts by state or plan goes through all of its members in one direction, and so does the index.
drop index member_by_plan, member_by_state;
create index member_by_plan on member (is_vip, created_at, id) include (state, email_verified_at);
create index member_by_state on member ((state = 'active'), created_at, id) include (state, email_verified_at, is_vip);
