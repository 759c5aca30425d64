-- Stores events in the transaction of their change, for each webhook that wants them, and has them sent. One that is off gets them
-- later, by a replay.
create or replace function store_webhook_events(kind text, abouts jsonb[], members uuid[]) returns void language plpgsql as $$
begin
  if cardinality(abouts) = 0 or not exists (select from webhook w where kind = any (w.events)) then return; end if;
  with stored as (
    insert into webhook_event (id, type, about, member_id)
    select gen_random_uuid(), kind, e.about, e.member from unnest(abouts, members) as e (about, member)
    returning id
  ),
  -- Locked as the foreign key would, but first: one that is being deleted is left out, and the change itself does not fail.
  wanting as materialized (
    select w.id from webhook w where kind = any (w.events) and w.off_at is null for key share
  )
  insert into webhook_delivery (id, webhook_id, event_id)
    select gen_random_uuid(), wanting.id, stored.id from stored, wanting;
  -- Without a key, as changes would wait for each other at the row of the job.
  if found then perform add_job('send-webhooks', '{}'); end if;
end $$;
