import type { HasPool } from './sql.ts';

const columns = `member_id, joined_at, first_name_key, zone, x, y, z, reach, gender, seeks, born, seek_min_age,
  seek_max_age, incognito, interests, answered, asks, requires, says, wants, rejects, needs, tens, tens_asked`;

/** Cards that differ from profiles and accounts. A job writes when members were last active. */
export async function findWrongCards(app: HasPool) {
  const { rows } = await app.pool.query<object>(
    `(select ${columns} from card except table findable)
      union all (table findable except select ${columns} from card)`,
  );
  return rows;
}
