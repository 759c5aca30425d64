/**
 * What the baselines read and write: one narrow row per person with all that finding and ranking need, one row with what a
 * page shows, the ids of a deck, and choices without anything about them. Choices outlast a crash, as the product's do.
 */
export const deckTables = `
  create unlogged table bench.candidate as
    select c.member_id as id, c.zone, c.x, c.y, c.z, c.reach, c.gender, c.seeks, c.born, c.seek_min_age, c.seek_max_age,
      c.rank_bonus, c.seen_on, c.answers, c.questions
    from card c where not c.incognito order by c.zone, c.gender, c.seeks, c.seek_min_age, c.seek_max_age, c.born;
  create index on bench.candidate (zone, gender, seeks, seek_min_age, seek_max_age, born);

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

  create table bench.chosen (member_id uuid, other_id uuid, kind text, primary key (member_id, other_id));
  insert into bench.chosen select member_id, other_id, kind from choice;

  create unlogged table bench.deck (rank int primary key, id uuid);`;

export const deckTableNames = ['bench.candidate', 'bench.person', 'bench.chosen'];
