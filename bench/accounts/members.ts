import type { Client } from 'pg';
import { hashPassword } from '../../server/src/areas/accounts/credentials/passwords.ts';
import { staff } from '../bench-database.ts';

/** Gives some women who look for men the password of the bench, and returns their addresses. */
export async function prepareMembers(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `update member set password_hash = $1
      where id in (select c.member_id from card c join member m on m.id = c.member_id
        where c.gender = 1 and c.seeks = 2 and m.email_verified_at is not null
          and c.born between date '1988-01-01' and date '1996-12-31'
        order by c.member_id limit $2)
      returning email`,
    [await hashPassword(staff.password), count],
  );
  // Without a maximum distance the lists are the longest.
  await client.query(
    `update profile set seek_max_distance = null
      where member_id in (select id from member where email = any ($1))`,
    [rows.map(({ email }) => email)],
  );
  if (rows.length < count) throw new Error('There are too few members to sign in');
  return rows.map(({ email }) => email).toSorted();
}
