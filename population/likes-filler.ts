import { demoDomains } from './people/account.ts';
import type { TableFiller } from './table-filler.ts';

export const synthetic = demoDomains.map((domain) => `m.email like '%@${domain}'`).join(' or ');

/** A number from 0 to below 1 for one member or two, which is the same for the same purpose. */
export const chance = (purpose: number | string, id: string, other?: string) => {
  const hash = `uuid_hash_extended(${id}, ${purpose})`;
  return `((${other ? `uuid_hash_extended(${other}, ${hash})` : hash} & 1048575) / 1048576::float8)`;
};

const age = (born: string, at: string) => `extract(year from age(${at}, ${born}))`;

/**
 * Some of the likes of which this holds are for a part of the profile: an answer to a prompt, or the main photo. Photos
 * that wait for review are shown to no one.
 */
export const likeParts = (which: string) => `update choice c
  set part_kind = case when part.is_prompt then 'prompt' else 'photo' end,
    part_id = case when part.is_prompt then part.answer ->> 'prompt' else part.photo end,
    part_said = case when part.is_prompt then part.answer ->> 'answer' end
  from (
    select l.member_id, l.other_id, f.public_id as photo, answer.value as answer,
      answer.value is not null and (f.public_id is null or ${chance(9, 'l.member_id', 'l.other_id')} < 0.6) as is_prompt
    from choice l join profile p on p.member_id = l.other_id
      left join photo f on f.member_id = l.other_id and f.position = 0 and f.review = 'approved'
      cross join lateral (select p.prompts -> floor(jsonb_array_length(p.prompts)
        * ${chance(10, 'l.member_id', 'l.other_id')})::int as value) as answer
    where l.kind in ('like', 'superlike') and l.part_kind is null and ${which}
      and ${chance(8, 'l.member_id', 'l.other_id')} < 0.3) as part
  where c.member_id = part.member_id and c.other_id = part.other_id
    and (part.answer is not null or part.photo is not null)`;

/**
 * The likes and passes of members, with the matches and blocks that follow. Everyone chooses among the people of
 * their neighbourhood they look for. The first of a neighbourhood are seen by far more than the last, and liked by
 * more of these, so that few get most of the likes.
 */
export const likes: TableFiller = {
  tables: {
    choice: ['member_id', 'other_id', 'kind', 'note', 'chosen_at', 'stored_at'],
    match: ['member_id', 'other_id', 'name', 'matched_at'],
    block: ['member_id', 'other_id', 'mine', 'theirs', 'created_at', 'name'],
  },
  addRows: () => undefined,
  // After the cards, which contain preferences and places.
  beforeKeys: [
    `create temp table crowd on commit drop as
      select *, row_number() over (partition by area, gender order by ${chance(1, 'member_id')})::int as rank
      from (
        select c.member_id, m.created_at as joined_at, c.born, c.gender, c.seeks, c.seek_min_age, c.seek_max_age,
          case when count(*) over (partition by c.zone) >= 300 then c.zone
            else -100 * floor(degrees(asin(c.z)) / 5 + 20)::int - floor(degrees(atan2(c.y, c.x)) / 5 + 36)::int end as area
        from card c join member m on m.id = c.member_id where ${synthetic}) as placed`,
    `create temp table crowd_size on commit drop as
      select area, gender, count(*)::int as size from crowd group by 1, 2`,
    `create temp table chosen on commit drop as
      select a.member_id, a.joined_at, a.born, a.seek_min_age, a.seek_max_age, s.area, s.gender, s.size,
        1 + floor(s.size * power(${chance('100 * try + s.gender', 'a.member_id')}, 2.5))::int as rank
      from crowd a join crowd_size s on s.area = a.area and s.gender & a.seeks <> 0
        cross join lateral generate_series(1, least(80,
          floor(-24 * ln(1 - ${chance(2, 'a.member_id')})))::int) as try`,
    'analyze crowd, crowd_size, chosen',
    `insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      select distinct on (member_id, other_id) member_id, other_id,
        case when roll < 0.01 then 'superlike' when roll < 0.7 - 0.55 * rank / size then 'like' else 'pass' end, at, at
      from (
        select a.member_id, b.member_id as other_id, b.rank, a.size, ${chance(3, 'a.member_id', 'b.member_id')} as roll,
          greatest(a.joined_at, b.joined_at)
            + (last.at - greatest(a.joined_at, b.joined_at)) * ${chance(4, 'a.member_id', 'b.member_id')} as at
        from chosen a join crowd b on b.area = a.area and b.gender = a.gender and b.rank = a.rank
          cross join (select max(joined_at) as at from crowd) as last
        where a.member_id <> b.member_id
          and ${age('b.born', 'last.at')} between a.seek_min_age and a.seek_max_age) as tried
      order by member_id, other_id`,
    'analyze choice',
    `insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      select c.other_id, c.member_id, 'like', later.at, later.at
      from choice c join crowd a on a.member_id = c.member_id join crowd b on b.member_id = c.other_id
        cross join (select max(joined_at) as at from crowd) as last
        cross join lateral (select c.chosen_at + (last.at - c.chosen_at)
          * ${chance(5, 'c.other_id', 'c.member_id')} as at) as later
      where c.kind in ('like', 'superlike') and a.gender & b.seeks <> 0
        and ${age('a.born', 'last.at')} between b.seek_min_age and b.seek_max_age
        and ${chance(6, 'c.member_id', 'c.other_id')} < 0.08
        and not exists (select from choice d where d.member_id = c.other_id and d.other_id = c.member_id)`,
    likeParts('l.member_id in (select member_id from crowd)'),
    // Two likes of a pair are a match. The matches of earlier synthetic members are gone, so none exists twice.
    `create temp table mutual on commit drop as
      select least(member_id, other_id) as one, greatest(member_id, other_id) as two, max(chosen_at) as at
      from choice where kind in ('like', 'superlike') group by 1, 2 having count(*) = 2`,
    'analyze mutual',
    `insert into match (member_id, other_id, name, matched_at)
      select side.member_id, side.other_id, p.first_name, m.at
      from mutual m cross join lateral (values (m.one, m.two), (m.two, m.one)) as side (member_id, other_id)
        join crowd a on a.member_id = side.member_id join profile p on p.member_id = side.other_id`,
    `insert into block (member_id, other_id, mine, theirs, created_at, name)
      select side.member_id, side.other_id, side.mine, not side.mine, c.chosen_at,
        case when side.mine then p.first_name end
      from choice c join profile p on p.member_id = c.other_id
        cross join lateral (values (c.member_id, c.other_id, true), (c.other_id, c.member_id, false))
          as side (member_id, other_id, mine)
      where c.kind = 'pass' and ${chance(7, 'c.member_id', 'c.other_id')} < 0.002
        and c.member_id in (select member_id from crowd)
        and not exists (select from choice d where d.member_id = c.other_id and d.other_id = c.member_id)
        and not exists (select from block b where b.member_id = side.member_id and b.other_id = side.other_id)`,
  ],
};
