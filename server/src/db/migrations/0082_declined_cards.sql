-- Cards are declined in the browser, where the provider alone sees how often: its events tell it.
alter table payment_event add column setup_intent_id text;
create index payment_event_declined on payment_event (payment_intent_id)
  where type = 'payment_intent.payment_failed';
create index payment_event_setup_declined on payment_event (setup_intent_id)
  where type = 'setup_intent.setup_failed';
