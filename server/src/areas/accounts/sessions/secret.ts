import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** What signs sessions where the operator has set no SECRET; kept, so that a restart signs nobody out. */
export async function keepSecret(pool: Pool): Promise<string> {
  await pool.query(
    `insert into setting (key, value) values ('secret', to_jsonb($1::text)) on conflict do nothing`,
    [randomBytes(32).toString('hex')],
  );
  const { rows } = await pool.query<{ secret: string }>(
    `select value #>> '{}' as secret from setting where key = 'secret'`,
  );
  if (!rows[0]) throw new Error('The secret was not kept');
  return rows[0].secret;
}
