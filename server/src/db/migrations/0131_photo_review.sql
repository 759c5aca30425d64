-- Whether others see a photo: not while it waits for the team, and not once the team has said no.
alter table photo
  add column review text not null default 'approved' check (review in ('waiting', 'approved', 'rejected')),
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references member on delete set null,
  add column review_reason text,
  add check ((review = 'rejected') = (review_reason is not null));

create index photo_waiting on photo (created_at, member_id) where review = 'waiting';
create index photo_reviewed_by on photo (reviewed_by) where reviewed_by is not null;

-- Who of the team has a photo before them, so that no two decide on the same one.
create table photo_claim (
  member_id uuid not null references member on delete cascade,
  public_id text collate "C" not null,
  staff_id uuid not null references member on delete cascade,
  until timestamptz not null,
  primary key (member_id, public_id)
);
create index photo_claim_staff on photo_claim (staff_id);

-- Nobody is found without a photo that may be seen; the profile is complete all the same.
create or replace view findable as
  select m.id as member_id, m.created_at as joined_at, lower(p.first_name) collate "C" as first_name_key,
    gender_bit(p.gender) as gender, gender_bits(p.seek_genders) as seeks, p.birth_date as born,
    p.seek_min_age, p.seek_max_age, p.latitude, p.longitude
  from member m join profile p on p.member_id = m.id
  where m.state = 'active' and m.staff_role is null and p.complete and not p.paused
    and exists (select from photo f where f.member_id = m.id and f.review = 'approved');

drop trigger profile_photo on photo;
create trigger profile_photo after insert or delete or update of position, review on photo
  for each row execute function keep_profile_after_photo();
