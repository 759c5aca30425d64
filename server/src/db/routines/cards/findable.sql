-- Members without a confirmed address or an approved photo, and those whom the team has to approve first, cannot be found,
-- although their profile is complete.
create or replace view findable as
  select m.id as member_id, (m.created_at at time zone 'UTC')::date as joined_on, lower(p.first_name) collate "C" as first_name_key,
    zone_of(t.latitude, t.longitude) as zone,
    cos(radians(t.latitude)) * cos(radians(t.longitude)) as x,
    cos(radians(t.latitude)) * sin(radians(t.longitude)) as y,
    sin(radians(t.latitude)) as z,
    reach_of(p.seek_max_distance) as reach,
    gender_bit(p.gender) as gender, gender_bits(p.seek_genders) as seeks, p.birth_date as born,
    p.seek_min_age, p.seek_max_age, p.incognito,
    (a.says || a.wants || a.says || a.allows || i.interests)::bit(1376) as answers,
    (a.answered || a.asks || a.answered || a.asks || i.interests)::bit(416) as questions, a.requires, a.tens_asked, a.needs, a.tens,
    own_field_codes(p.own_fields) as own_fields, asked_field_codes(p.asked_fields) as asked_fields,
    more_interest_bits(p.interests) as more_interests, checked_level(m.id) as checked
  from member m join profile p on p.member_id = m.id
    -- Hidden answers count for nothing that others see.
    cross join lateral answer_bits(m.id, true) as a
    -- Four of the bits that no interest has are always set: see fitOf().
    cross join lateral (select interest_bits(p.interests) | b'1111'::bit(96) as interests) as i
    cross join lateral (select shown_latitude(p.latitude, p.show_distance) as latitude,
      shown_longitude(p.latitude, p.longitude, p.show_distance) as longitude) as t
  where m.state = 'active' and m.staff_role is null and m.email_verified_at is not null
    and p.complete and not p.paused
    and not exists (select from approval w where w.member_id = m.id and w.state <> 'approved')
    and exists (select from photo f where f.member_id = m.id and f.review = 'approved');
