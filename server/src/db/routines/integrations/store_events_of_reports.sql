create or replace function store_events_of_reports() returns trigger language plpgsql as $$
begin
  if webhook_wants('report.opened') then
    perform store_webhook_events('report.opened',
        array_agg(jsonb_build_object('reportId', r.id, 'caseId', r.case_id)), array_agg(r.reported_id))
      from added r;
  end if;
  return null;
end $$;

create or replace trigger events_stored after insert on report
  referencing new table as added for each statement execute function store_events_of_reports();
