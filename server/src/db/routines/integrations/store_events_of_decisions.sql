create or replace function store_events_of_decisions() returns trigger language plpgsql as $$
begin
  if webhook_wants('case.decided') then
    perform store_webhook_events('case.decided',
        array_agg(jsonb_build_object('caseId', d.case_id, 'decisionId', d.id)), array_agg(d.member_id))
      from added d where d.case_id is not null
      having count(*) > 0;
  end if;
  return null;
end $$;

create or replace trigger events_stored after insert on decision
  referencing new table as added for each statement execute function store_events_of_decisions();
