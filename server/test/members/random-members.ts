import { interests as allInterests } from '@kindred/contract/profiles/interests';
import { questions } from '@kindred/contract/profiles/questions';
import { snapPosition } from '../../src/platform/geo/position.ts';
import type { HasPool } from '../database/sql.ts';
import { randomFrom } from '../random.ts';

interface RandomAnswer {
  question: string;
  mine: number;
  accepted: number;
  importance: number;
  open: boolean;
}

export interface RandomMember {
  id: string;
  state: string;
  verified: boolean;
  staff: boolean;
  paused: boolean;
  incognito: boolean;
  bothWays: boolean;
  showLastActive: boolean;
  showDistance: boolean;
  lastActive: Date;
  gender: string;
  seeks: string[];
  born: string;
  minAge: number;
  maxAge: number;
  maxDistance: number | null;
  latitude: number;
  longitude: number;
  interests: string[];
  answers: RandomAnswer[];
  /** Like the stored result of a night's estimate. */
  rankBonus: { bonus: number };
}

export interface RandomChoice {
  by: string;
  of: string;
  kind: 'like' | 'superlike' | 'pass' | 'none';
  at: Date;
}

const cities = [
  [41.15, -8.61],
  [-16.5, 179.9],
  [64.1, -21.9],
] as const;
const genders = ['woman', 'man', 'nonbinary', 'agender'];
const day = 86_400_000;

/** Whatever is in the order of ids is the same in each run. */
const idFrom = (random: () => number) => {
  const digits = Array.from({ length: 30 }, () => Math.floor(random() * 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
};

/** Members of every kind around three cities, one of them at the date line. */
export function randomMembers(count: number, random: () => number, now: Date): RandomMember[] {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const some = <T>(items: readonly T[], most: number) => {
    const wanted = Math.floor(random() * (most + 1));
    return [...new Set(Array.from({ length: wanted }, () => pick(items)))];
  };
  const answer = (question: string): RandomAnswer => {
    const known = questions[question as keyof typeof questions];
    return {
      question,
      mine: Math.floor(random() * known),
      accepted: Math.floor(random() * 2 ** known),
      importance: pick([0, 1, 10, 50, 250]),
      open: openings() < 0.6,
    };
  };
  const bonuses = randomFrom(count);
  const openings = randomFrom(count + 1);
  const ids = randomFrom(Math.floor(random() * 2 ** 31));
  return Array.from({ length: count }, () => {
    const [latitude, longitude] = pick(cities);
    const spread = random() ** 3 * 4;
    const place = snapPosition({
      latitude: latitude + (random() - 0.5) * spread,
      longitude: longitude + (random() - 0.5) * spread,
    });
    const youngest = 18 + Math.floor(random() * 30);
    return {
      id: idFrom(ids),
      state: random() < 0.05 ? 'banned' : 'active',
      verified: random() > 0.04,
      staff: random() < 0.02,
      paused: random() < 0.04,
      incognito: random() < 0.06,
      bothWays: random() > 0.2,
      showLastActive: random() > 0.2,
      showDistance: random() > 0.2,
      lastActive: new Date(now.getTime() - Math.floor(random() ** 3 * 200) * day),
      gender: pick(genders),
      seeks: some([...genders.slice(0, 3), 'other'], 4).concat(pick(genders.slice(0, 3))),
      born: new Date(Date.UTC(1950 + Math.floor(random() * 57), Math.floor(random() * 12), 3))
        .toISOString()
        .slice(0, 10),
      minAge: youngest,
      maxAge: youngest + Math.floor(random() * 50),
      maxDistance: random() < 0.2 ? null : pick([5, 20, 50, 120, 400]),
      ...place,
      interests: some(allInterests, 12),
      answers: some(Object.keys(questions), 14).map(answer),
      rankBonus: { bonus: Math.floor(bonuses() * 161) - 80 },
    };
  });
}

/** The rows are inserted in portions, because a statement may not take long. */
export async function insertRandomMembers(app: HasPool, members: readonly RandomMember[]) {
  for (const portion of portionsOf(members)) await insertPortion(app, portion);
}

export const portionsOf = <T>(rows: readonly T[], size = 1000) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

async function insertPortion({ pool }: HasPool, members: readonly RandomMember[]) {
  const rows = JSON.stringify(members);
  const from = `from json_to_recordset($1) as m (id uuid, state text, verified boolean, staff boolean, paused boolean,
    incognito boolean, "bothWays" boolean, "showLastActive" boolean, "showDistance" boolean, "lastActive" timestamptz, gender text,
    seeks text[], born date, "minAge" int, "maxAge" int, "maxDistance" int, latitude real, longitude real,
    interests text[], answers json, "rankBonus" json)`;
  await pool.query(
    `insert into member (id, email, email_verified_at, state, state_by, state_reason, staff_role)
      select id, id || '@member.example', case when verified then now() end, state,
        case when state <> 'active' then 'staff' end, case when state <> 'active' then 'x' end,
        case when staff then 'support' end ${from}`,
    [rows],
  );
  await pool.query(
    `update presence set last_active = "lastActive" ${from} where m.id = presence.member_id`,
    [rows],
  );
  await pool.query(
    `insert into rank_bonus select id, s.* ${from} cross join lateral json_to_record("rankBonus")
        as s (bonus int2)`,
    [rows],
  );
  await pool.query(
    `insert into answer (member_id, question, mine, accepted, importance, open, counted_mine, counted_accepted,
        counted_importance, counted_open)
      select id, a.*, a.mine, a.accepted, a.importance, a.open ${from} cross join lateral json_to_recordset(answers)
        as a (question text, mine int2, accepted int2, importance int2, open boolean)`,
    [rows],
  );
  await pool.query(
    `insert into profile (member_id, first_name, birth_date, gender, city, country, latitude, longitude, seek_genders,
        seek_min_age, seek_max_age, seek_max_distance, interests, paused, incognito, both_ways, show_last_active,
        show_distance)
      select id, 'Ada', born, gender, 'Porto', 'PT', latitude, longitude, seeks, "minAge", "maxAge", "maxDistance",
        interests, paused, incognito, "bothWays", "showLastActive", "showDistance" ${from}`,
    [rows],
  );
  await pool.query(
    `insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
      select id, 0, id, '/media/' || id || '/800.webp', 'x', 1, 'image/webp', 'approved' ${from}`,
    [rows],
  );
}
