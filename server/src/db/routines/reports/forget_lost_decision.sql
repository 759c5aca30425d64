-- The notes of a decision are deleted once nothing leads to it any more: neither its case nor its member.
create or replace function forget_lost_decision() returns trigger language plpgsql as $$
begin
  new.reason := null;
  new.note := null;
  new.photo_id := null;
  new.before := '{}';
  return new;
end $$;

create or replace trigger decision_lost before update of case_id, member_id on decision
  for each row when (new.case_id is null and new.member_id is null) execute function forget_lost_decision();
