create or replace function store_event_of_invoice() returns trigger language plpgsql as $$
begin
  perform store_webhook_events(case when new.status = 'paid' then 'payment.succeeded' else 'payment.failed' end,
    array[jsonb_build_object('invoiceId', new.id, 'memberId', new.member_id)], array[new.member_id]);
  return null;
end $$;

create or replace trigger event_stored_of_new after insert on invoice
  for each row when (new.status = 'paid' and new.amount_paid > 0 or new.status = 'open' and new.attempts > 0)
  execute function store_event_of_invoice();

create or replace trigger event_stored after update on invoice
  for each row when (new.status = 'paid' and old.status <> 'paid' and new.amount_paid > 0
    or new.status = 'open' and new.attempts > old.attempts)
  execute function store_event_of_invoice();
