create or replace function store_event_of_subscription() returns trigger language plpgsql as $$
declare kind text := case
    when tg_op = 'INSERT' then 'subscription.created'
    when new.ended_at is not null and old.ended_at is null then 'subscription.ended'
    else 'subscription.changed' end;
begin
  perform store_webhook_events(kind,
    array[jsonb_build_object('subscriptionId', new.id, 'memberId', new.member_id)], array[new.member_id]);
  return null;
end $$;

create or replace trigger event_stored_of_new after insert on subscription
  for each row execute function store_event_of_subscription();

create or replace trigger event_stored after update on subscription
  for each row when ((old.plan, old.status, old.period_end, old.cancel_at_period_end, old.planned_plan, old.ended_at)
    is distinct from (new.plan, new.status, new.period_end, new.cancel_at_period_end, new.planned_plan, new.ended_at))
  execute function store_event_of_subscription();
