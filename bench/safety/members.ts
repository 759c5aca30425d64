import type { Pool } from 'pg';
import type { SafetyPerson } from '../../population/safety/person.ts';

const insertMany = async (pool: Pool, text: string, values: readonly unknown[]) =>
  (await pool.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);

/** Members with a profile, who joined then. */
export async function createMembers(
  pool: Pool,
  people: readonly Pick<SafetyPerson, 'firstName' | 'age' | 'country'>[],
  joined: Date,
) {
  const ids = await insertMany(
    pool,
    `insert into member (email, email_verified_at, created_at)
      select gen_random_uuid() || '@safety.example', $2, $2 from generate_series(1, $1) returning id`,
    [people.length, joined],
  );
  await pool.query(
    `insert into profile (member_id, first_name, birth_date, gender, country, complete)
      select id, name, make_date(extract(year from $5::timestamptz)::int - age, 1, 1), 'woman', country, true
      from unnest($1::uuid[], $2::text[], $3::int[], $4::text[]) as p (id, name, age, country)
      on conflict (member_id) do update set first_name = excluded.first_name, birth_date = excluded.birth_date`,
    [
      ids,
      people.map(({ firstName }) => firstName),
      people.map(({ age }) => age),
      people.map(({ country }) => country),
      joined,
    ],
  );
  return ids;
}

/** Matches of each of these with each of the others, to whom no one has written. */
export async function matchAll(
  pool: Pool,
  pairs: readonly (readonly [id: string, otherId: string])[],
  at: Date,
) {
  for (let from = 0; from < pairs.length; from += 2000) {
    const some = pairs.slice(from, from + 2000);
    await pool.query(
      `insert into match (member_id, other_id, name, matched_at)
        select side.a, side.b, 'Sam', $3 from unnest($1::uuid[], $2::uuid[]) as p (one, other)
          cross join lateral (values (p.one, p.other), (p.other, p.one)) as side (a, b)
        on conflict do nothing`,
      [some.map(([id]) => id), some.map(([, otherId]) => otherId), at],
    );
  }
}

/** Adds a photo with this perceptual hash to a profile. */
export async function addPhoto(pool: Pool, memberId: string, hash: string | null, at: Date) {
  const [publicId] = await insertMany(
    pool,
    `insert into photo (member_id, position, public_id, url, name, size, mime_type, created_at)
      select $1, coalesce((select max(position) + 1 from photo where member_id = $1), 0), gen_random_uuid()::text,
        '/media/' || gen_random_uuid(), 'photo', 1, 'image/webp', $2 returning public_id as id`,
    [memberId, at],
  );
  if (hash)
    await pool.query(
      `insert into photo_hash (public_id, perceptual, mirrored) values ($1, ('x' || $2)::bit(64), ('x' || $2)::bit(64))`,
      [publicId, hash],
    );
}

/** A reporter of whose earlier reports so many were upheld and dismissed. */
export async function createReporter(pool: Pool, upheld: number, dismissed: number, at: Date) {
  const someone = { firstName: 'Robin', age: 30, country: 'GB' };
  const [id = '', about = ''] = await createMembers(pool, [someone, someone], at);
  for (const [status, count] of [
    ['resolved', upheld],
    ['rejected', dismissed],
  ] as const)
    for (let index = 0; index < count; index += 1) await report(pool, id, about, at, status);
  return id;
}

export const report = (pool: Pool, by: string, about: string, at: Date, status = 'pending') =>
  pool.query(
    `insert into report (reporter_id, reported_id, problem_type, description, priority, status, created_at, settled_at)
      values ($1, $2, 'Harassment', 'It happened.', 'medium', $3, $4, case when $3 <> 'pending' then $4::timestamptz end)`,
    [by, about, status, at],
  );
