-- Members without a confirmed address or an approved photo cannot be found, although their profile is complete.
create or replace view findable as
  select m.id as member_id, m.created_at as joined_at, lower(p.first_name) collate "C" as first_name_key,
    gender_bit(p.gender) as gender, gender_bits(p.seek_genders) as seeks, p.birth_date as born,
    p.seek_min_age, p.seek_max_age, p.latitude, p.longitude
  from member m join profile p on p.member_id = m.id
  where m.state = 'active' and m.staff_role is null and m.email_verified_at is not null
    and p.complete and not p.paused
    and exists (select from photo f where f.member_id = m.id and f.review = 'approved');
