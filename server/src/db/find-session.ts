import { withClient } from './with-client.ts';

interface Session {
  /** A pooler or a setting of the server may let someone in under another name than that of the address. */
  readonly role: string;
  /** The same for each address of one database, however it is written. */
  readonly database: string;
}

/** Whom the server lets in at this address, and where. */
export const findSession = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Session>(
      `select session_user as role, format('%s %s %s', datname, oid, pg_postmaster_start_time()) as database
        from pg_database where datname = current_database()`,
    );
    const [session] = rows;
    if (!session) throw new Error('The server does not list the database of the connection');
    return session;
  });
