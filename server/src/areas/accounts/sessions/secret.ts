import { randomBytes } from 'node:crypto';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const insertSecret = statement({
  name: 'insert_secret',
  text: `insert into setting (key, value) values ('secret', to_jsonb($secret::text)) on conflict do nothing`,
  params: { secret: 'text' },
});

const selectSecret = statement({
  name: 'find_secret',
  text: `select value #>> '{}' as secret from setting where key = 'secret'`,
  row: Row({ secret: Text }),
});

/** Signs sessions where the operator has set no SECRET. It is stored, so that a restart signs no one out. */
export async function readOrCreateSecret(db: Db): Promise<string> {
  await insertSecret.run(db, { secret: randomBytes(32).toString('hex') });
  return (await selectSecret.one(db)).secret;
}
