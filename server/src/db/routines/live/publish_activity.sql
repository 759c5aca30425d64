-- Open screens of matches update right away when a member hides or shows their activity. One job for all waiting
-- changes.
create or replace function publish_activity() returns trigger language plpgsql as $$
begin
  perform add_job('publish-activity-to-matches', json_build_object('memberId', new.member_id),
    job_key => 'activity-of-' || new.member_id);
  return null;
end $$;

create or replace trigger profile_publishes_activity after update of show_last_active on profile
  for each row when (old.show_last_active is distinct from new.show_last_active) execute function publish_activity();
