import type { HasPool } from './sql.ts';

const columns = `member_id, joined_at, first_name_key, zone, x, y, z, reach, gender, seeks, born, seek_min_age,
  seek_max_age, incognito, answers, questions`;

/** Cards that differ from profiles and accounts. A job writes when members were last active. */
export async function findWrongCards(app: HasPool) {
  const cards = 'card join card_weight using (member_id)';
  const all = `${columns}, requires, tens_asked, needs, tens`;
  const { rows } = await app.pool.query<object>(
    `(select ${all} from ${cards} except select ${all} from findable)
      union all (select ${all} from findable except select ${all} from ${cards})`,
  );
  return rows;
}
