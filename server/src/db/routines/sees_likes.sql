-- Whether the plan of a member shows who likes them.
create or replace function sees_likes(id uuid, moment timestamptz) returns boolean stable language sql as $$
  select exists (select from member m
    join entitlement e on e.tier = case when m.vip_until > moment then 'premium' else 'free' end
    where m.id = $1 and e.right_name = 'seesLikes' and e.amount = 1)
$$;
