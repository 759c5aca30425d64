-- What the free service and premium allow. Null is unlimited; 0 and 1 are no and yes.
create table entitlement (
  tier text not null check (tier in ('free', 'premium')),
  right_name text not null,
  amount int check (amount >= 0),
  primary key (tier, right_name)
);

insert into entitlement (tier, right_name, amount) values
  ('free', 'likesPerDay', 50), ('premium', 'likesPerDay', null),
  ('free', 'superlikesPerDay', 1), ('premium', 'superlikesPerDay', 5),
  ('free', 'undosPerDay', 3), ('premium', 'undosPerDay', null),
  ('free', 'seesLikes', 0), ('premium', 'seesLikes', 1),
  ('free', 'filters', 1), ('premium', 'filters', 1),
  ('free', 'incognito', 0), ('premium', 'incognito', 1);
