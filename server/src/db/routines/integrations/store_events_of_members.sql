create or replace function store_events_of_members() returns trigger language plpgsql as $$
begin
  if webhook_wants('member.created') then
    perform store_webhook_events('member.created', array_agg(jsonb_build_object('memberId', m.id)), array_agg(m.id))
      from added m;
  end if;
  return null;
end $$;

create or replace trigger events_stored after insert on member
  referencing new table as added for each statement execute function store_events_of_members();
