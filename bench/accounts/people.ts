import { Client } from 'pg';
import { hashPassword } from '../../server/src/areas/accounts/credentials/passwords.ts';
import { staff } from '../database.ts';

/** Gives the password of the bench to some members whom others may find, and names their addresses. */
export async function prepareMembers(databaseUrl: string, count: number): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `update member set password_hash = $1
        where id in (select c.member_id from card c join member m on m.id = c.member_id
          where c.gender = 1 and c.seeks = 2 and m.email_verified_at is not null
            and c.born between date '1988-01-01' and date '1996-12-31'
          order by c.member_id limit $2)
        returning email`,
      [await hashPassword(staff.password), count],
    );
    // Who goes any distance has the longest lists.
    await client.query(
      `update profile set seek_max_distance = null
        where member_id in (select id from member where email = any ($1))`,
      [rows.map(({ email }) => email)],
    );
    if (rows.length < count) throw new Error('There are too few members to sign in');
    return rows.map(({ email }) => email).toSorted();
  });
}

/** What a member looks at, of themselves and of others. */
export async function people(databaseUrl: string) {
  const other = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select member_id as id from card where gender = 2 and seeks = 1 order by member_id limit 1',
    );
    return rows[0]?.id ?? '';
  });
  const search = '/auth/search-users?limit=20';
  return [
    { id: 'own profile', path: '/auth/profile' },
    { id: "another's profile", path: `/auth/user/${other}` },
    { id: 'list of members, first page', path: '/auth/users?limit=20' },
    { id: 'list of members, page 25', path: '/auth/users?limit=20&page=25' },
    { id: 'list of members, page 50', path: '/auth/users?limit=20&page=50' },
    { id: 'part of a name', path: `${search}&searchTerm=mar` },
    { id: 'part of a name, page 25', path: `${search}&searchTerm=mar&page=25` },
    { id: 'part of a name that few have', path: `${search}&searchTerm=zolt` },
    { id: 'near and of an age', path: `${search}&maxDistance=30&minAge=30&maxAge=35` },
  ];
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
