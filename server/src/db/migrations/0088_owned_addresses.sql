-- Anyone can register with any address, so an account owns its address only once the address is confirmed. Several
-- accounts can wait for the confirmation of one address, and the first one that is confirmed gets it.

-- An account whose address staff have set, or whose confirmation staff have withdrawn, owns its address as well.
alter table member add column keeps_email boolean not null default false;

-- Until now every account owned its address.
update member set keeps_email = true where email_verified_at is null;

alter table member add column owns_email boolean not null
  generated always as (email_verified_at is not null or keeps_email) stored;

drop index member_email_key;

-- An erased member's row stays until everything else is erased. Its condition also keeps PostgreSQL from treating the
-- address as a key: changing a key would block inserts of rows that refer to the member.
create unique index member_email_owner on member (email) where owns_email and state <> 'erased';
create index member_email on member (email, id) include (state, email_verified_at, is_vip);

-- For the job that deletes registrations that nobody confirmed.
create index member_unconfirmed on member (created_at) where not owns_email;
