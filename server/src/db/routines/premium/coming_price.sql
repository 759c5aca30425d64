-- The price that a subscription moves to, which its member was notified of.
create or replace view coming_price as
select i.subscription_id, m.to_amount as amount, i.starts_on, i.starts_at
from price_move_item i
  join price_move m on m.id = i.move_id
where i.outcome is null and i.notified_at is not null;
