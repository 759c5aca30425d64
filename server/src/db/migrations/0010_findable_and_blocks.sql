-- Only members with a confirmed address can be found.
delete from card using member where member.id = card.member_id and member.email_verified_at is null;

-- The first name as it was when the block was made, where the blocker could see it then.
alter table block add column name text;

update block set name = profile.first_name from profile, card
where block.mine and not block.theirs
  and profile.member_id = block.other_id and card.member_id = block.other_id;

-- When the photo addresses of a pair were last renewed because of a block. Blocking the same person again within a day
-- only sets `due`, so that nobody's pictures can be broken over and over.
create table photo_renewal (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  renewed_at timestamptz not null default now(),
  due boolean not null default false,
  primary key (member_id, other_id)
);

create index photo_renewal_other on photo_renewal (other_id);
create index photo_renewal_time on photo_renewal (renewed_at);
