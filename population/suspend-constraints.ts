import type { Client } from 'pg';

/** The statements that take a constraint, index or trigger off a table and put it back exactly as it was. */
interface Suspension {
  readonly suspend: string;
  readonly restore: string;
}

const keys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as suspend,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where conparentid = 0 and contype = any ($2)
    and (conrelid = any ($1::regclass[]) or (contype = 'f' and confrelid = any ($1::regclass[])))
  order by conrelid::regclass::text, conname`;

const indexes = `
  select format('drop index %s', indexrelid::regclass) as suspend, pg_get_indexdef(indexrelid) as restore
  from pg_index
  where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as suspend,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as restore
  from pg_trigger
  where tgrelid = any ($1::regclass[]) and not tgisinternal and tgenabled = 'O'
  order by tgrelid::regclass::text, tgname`;

type Restore = () => Promise<void>;

/** Disables the triggers of tables. */
export const suspendTriggers = (client: Client, tables: readonly string[]): Promise<Restore> =>
  suspend(client, triggers, [tables]);

/**
 * Takes indexes and keys off tables: to build them at the end costs a fraction of what keeping them row by row does.
 * To be called in a transaction, so that a failure puts them back.
 */
export async function suspendKeys(client: Client, tables: readonly string[]): Promise<Restore> {
  const restoreForeign = await suspend(client, keys, [tables, ['f']]);
  const restoreUnique = await suspend(client, keys, [tables, ['p', 'u', 'x']]);
  const restoreIndexes = await suspend(client, indexes, [tables]);
  return async () => {
    await restoreIndexes();
    await restoreUnique();
    await restoreForeign();
  };
}

async function suspend(client: Client, query: string, values: unknown[]): Promise<Restore> {
  const { rows } = await client.query<Suspension>(query, values);
  for (const { suspend: statement } of rows) await client.query(statement);
  return async () => {
    for (const { restore } of rows) await client.query(restore);
  };
}
