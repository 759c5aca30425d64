import type { Client } from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** What connections that serve requests have. */
export const requestSettings = {
  TimeZone: 'UTC',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
};

/** Gives them to the role of requests in this database. A role may always change its own. */
export async function keepSettingsInRole(client: Client) {
  const { rows } = await client.query<{ role: string; database: string; kept: string[] }>(
    `select r.rolname as role, current_database() as database, coalesce(s.setconfig, '{}') as kept
      from pg_roles r left join pg_db_role_setting s on s.setrole = r.oid
        and s.setdatabase = (select oid from pg_database where datname = current_database())
      where r.rolname = session_user`,
  );
  const [found] = rows;
  if (!found) throw new Error('The database does not know its own user');
  for (const [name, value] of Object.entries(requestSettings))
    if (!found.kept.includes(`${name}=${value}`))
      await client.query(
        `alter role ${escapeIdentifier(found.role)} in database ${escapeIdentifier(found.database)}
          set ${name} = ${escapeLiteral(value)}`,
      );
}
