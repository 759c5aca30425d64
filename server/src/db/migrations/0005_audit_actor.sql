-- Who of the team acted, as they were called then. It stays when they leave.
alter table audit add column actor_name text, add column actor_email text;

-- Entries from before get what their actors are called now.
select set_config('kindred.erasing', 'nobody', true);
update audit a set actor_name = nullif(concat_ws(' ', p.first_name, p.last_name), ''), actor_email = m.email
  from member m left join profile p on p.member_id = m.id
  where m.id = a.actor_id and a.actor_role <> 'member';
select set_config('kindred.erasing', '', true);

-- Searches are no longer found by their words: an entry says whom a search found.
drop index audit_searched;
