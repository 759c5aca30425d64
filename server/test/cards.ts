import type { HasPool } from './sql.ts';

const columns = `member_id, joined_on, first_name_key, zone, x, y, z, reach, gender, seeks, born, seek_min_age,
  seek_max_age, incognito, answers, questions, requires, tens_asked, needs, tens`;

/** Cards that differ from profiles and accounts. A job writes when members were last active. */
export async function findWrongCards(app: HasPool) {
  const cards = 'card join card_weight using (member_id)';
  const { rows } = await app.pool.query<object>(
    `(select ${columns} from ${cards} except select ${columns} from findable)
      union all (select ${columns} from findable except select ${columns} from ${cards})`,
  );
  return rows;
}
