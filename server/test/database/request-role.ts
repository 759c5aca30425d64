import pg from 'pg';
import { asUser } from '../../src/db/request-role.ts';

/** The role that serves requests in tests. */
export const requestRole = 'kindred_app';

/** The database of an owner's address, as requests use it. An address with a password keeps it. */
export const requestUrlOf = (ownerUrl: string) => asUser(ownerUrl, requestRole);

/** Creates it with the password of the owner, so that one address leads to the other. */
export async function createRequestRole(server: string) {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(
      `do $$ begin create role ${requestRole}; exception when duplicate_object then null; end $$`,
    );
    const { password } = client;
    const secret = typeof password === 'string' && password !== '' ? password : undefined;
    await client.query(
      `alter role ${requestRole} login ${secret ? `password ${pg.escapeLiteral(secret)}` : ''}`,
    );
  } finally {
    await client.end();
  }
}
