import type { Client } from 'pg';

/**
 * Foreign keys, and checks that old rows need not fulfil: neither can be checked while tables are filled one after another.
 * Unique keys and indexes are built faster once all rows are there.
 */
const constraints = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as suspend,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where connamespace = 'public'::regnamespace and conparentid = 0 and conrelid <> 0
    and (contype = any ($1) or (contype = 'c' and not convalidated and 'f' = any ($1)))
  order by conrelid::regclass::text, conname`;

const indexes = `
  select format('drop index %s', indexrelid::regclass) as suspend, pg_get_indexdef(indexrelid) as restore
  from pg_index join pg_class c on c.oid = indrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

/** Takes keys and indexes off all tables of a new database. Call it in a transaction, so that a failure puts them back. */
export async function suspendAllKeys(client: Client): Promise<() => Promise<void>> {
  const foreign = await suspend(client, constraints, [['f']]);
  const unique = await suspend(client, constraints, [['p', 'u', 'x']]);
  const others = await suspend(client, indexes, []);
  return async () => {
    for (const statement of [...others, ...unique, ...foreign]) await client.query(statement);
  };
}

async function suspend(client: Client, query: string, values: unknown[]) {
  const { rows } = await client.query<{ suspend: string; restore: string }>(query, values);
  for (const each of rows) await client.query(each.suspend);
  return rows.map(({ restore }) => restore);
}
