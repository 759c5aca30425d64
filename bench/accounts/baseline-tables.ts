/**
 * The rows that the baselines read: one narrow row per person to choose from, and one row with everything that a page
 * shows of a person. The service keeps these values in four tables, because they change at different times.
 */
export const peopleTables = `
  create unlogged table bench.candidate as
    select member_id as id, joined_on as joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude
    from card;
  create index on bench.candidate (gender, joined_at desc, id desc)
    include (seeks, born, seek_min_age, seek_max_age, first_name_key);
  create index on bench.candidate (gender, latitude, longitude)
    include (joined_at, id, seeks, born, seek_min_age, seek_max_age);
  create index on bench.candidate using gin (first_name_key gin_trgm_ops);

  create unlogged table bench.person as
    select p.member_id as id, p.first_name, p.gender, p.birth_date, p.bio, p.city, p.country, p.latitude, p.longitude,
      p.interests, p.prompts::text::json as prompts, p.show_last_active, a.last_active, a.online_until,
      (select json_agg(json_build_object('url', f.url, 'publicId', f.public_id) order by f.position)
        from photo f where f.member_id = p.member_id and f.review = 'approved') as photos,
      (select json_agg(json_build_object('question', x.question, 'mine', x.mine, 'accepted', x.accepted,
          'importance', x.importance)) from counted_answer x where x.member_id = p.member_id and x.open) as answers
    from profile p left join presence a on a.member_id = p.member_id
    where p.complete;
  alter table bench.person add primary key (id);

  create unlogged table bench.own_profile as
    select m.id, m.email, m.state, m.staff_role, m.created_at, m.email_verified_at is not null as verified,
      m.verification_sent_at is not null as verification_sent, m.vip_until, a.last_active, a.online_until,
      p.first_name, p.last_name, p.gender, p.birth_date, p.bio, p.city, p.country, p.show_last_active, p.complete,
      p.paused, p.seek_genders, p.seek_min_age, p.seek_max_age, p.seek_max_distance, p.interests,
      p.prompts::text::json as prompts,
      (select json_agg(json_build_object('url', f.url, 'publicId', f.public_id, 'name', f.name, 'size', f.size,
          'mimeType', f.mime_type, 'position', f.position) order by f.position)
        from photo f where f.member_id = m.id) as photos
    from member m left join profile p on p.member_id = m.id left join presence a on a.member_id = m.id;
  alter table bench.own_profile add primary key (id);`;

export const tableNames = ['bench.candidate', 'bench.person', 'bench.own_profile'];
