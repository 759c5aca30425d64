-- Whether the plan of a member includes a right that is either on or off.
create or replace function has_right(id uuid, right_name text, moment timestamptz) returns boolean
stable language sql as $$
  select exists (select from member m
    join entitlement e on e.tier = case when m.vip_until > $3 then 'premium' else 'free' end
    where m.id = $1 and e.right_name = $2 and e.amount = 1)
$$;
