import type { Client } from 'pg';
import { hashPassword } from '../../server/src/areas/accounts/credentials/passwords.ts';
import { staff } from '../bench-database.ts';

/** How many questions matter to the member with card `c`. */
export const questionsAsked = 'bit_count(substring(c.questions from 81 for 80))';

/**
 * Gives women of the densest place who look for men of every age within 50 km the password of the bench and premium.
 * Most men look for the age of the first ones, of whom the first has answered the most questions. Returns their
 * addresses.
 */
export async function prepareViewers(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select m.id, m.email from card c join member m on m.id = c.member_id
      where c.gender = 1 and c.seeks = 2
        and c.zone = (select zone from card group by zone order by count(*) desc limit 1)
      order by extract(year from age(c.born)) between 27 and 31 desc, ${questionsAsked} desc, c.member_id
      limit $1`,
    [count],
  );
  if (rows.length === 0) throw new Error('No member of the densest place can look for anyone');
  await openToAll(
    client,
    rows.map(({ id }) => id),
  );
  return rows.map(({ email }) => email);
}

/** The widest preferences, so that as many as possible qualify. */
export async function openToAll(client: Client, ids: readonly string[]) {
  await client.query('update member set password_hash = $2 where id = any ($1)', [
    ids,
    await hashPassword(staff.password),
  ]);
  await client.query(
    `update profile set seek_max_distance = 50, seek_min_age = 18, seek_max_age = 99, both_ways = true
      where member_id = any ($1)`,
    [ids],
  );
  await client.query(
    `insert into vip_grant (member_id, starts_at, ends_at, reason)
      select id, now() - interval '1 hour', now() + interval '1 day', 'Bench' from unnest($1::uuid[]) as id
      where not exists (select from vip_grant g where g.member_id = id and g.reason = 'Bench')`,
    [ids],
  );
}
