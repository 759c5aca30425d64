create or replace function store_event_of_refund() returns trigger language plpgsql as $$
begin
  perform store_webhook_events('payment.refunded',
    array[jsonb_build_object('refundId', new.id, 'invoiceId', new.invoice_id, 'memberId', new.member_id)],
    array[new.member_id]);
  return null;
end $$;

create or replace trigger event_stored_of_new after insert on refund
  for each row when (new.status = 'succeeded') execute function store_event_of_refund();

create or replace trigger event_stored after update on refund
  for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function store_event_of_refund();
