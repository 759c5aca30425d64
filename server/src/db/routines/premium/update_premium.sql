-- Premium ends with the latest end of its sources: grants by staff, and subscriptions. Subscriptions follow the clock of the
-- payments, which is ahead of ours in a demo, and the member's end is stored in our time.
create or replace function update_premium() returns trigger language plpgsql as $$
begin
  update member m
  set vip_until = latest.ends_at, is_vip = coalesce(latest.ends_at > now(), false)
  from (
    select ids.id, greatest(
      (select max(g.ends_at) from vip_grant g where g.member_id = ids.id),
      (select max(s.premium_until) from subscription s where s.member_id = ids.id)
        - payments_ahead()) as ends_at
    from (select distinct member_id as id from changed where member_id is not null) as ids
  ) as latest
  where m.id = latest.id and (m.vip_until, m.is_vip)
    is distinct from (latest.ends_at, coalesce(latest.ends_at > now(), false));
  -- The job pauses those who lost the right to incognito with it.
  if exists (select from changed c join profile p on p.member_id = c.member_id and p.incognito) then
    perform add_job('end-incognito', '{}', job_key => 'end-incognito');
  end if;
  return null;
end $$;

create or replace trigger premium_given after insert on vip_grant
  referencing new table as changed for each statement execute function update_premium();

create or replace trigger premium_moved after update on vip_grant
  referencing new table as changed for each statement execute function update_premium();

create or replace trigger premium_taken after delete on vip_grant
  referencing old table as changed for each statement execute function update_premium();

create or replace trigger premium_bought after insert on subscription
  referencing new table as changed for each statement execute function update_premium();

create or replace trigger premium_renewed after update on subscription
  referencing new table as changed for each statement execute function update_premium();
