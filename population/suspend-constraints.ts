import type { Client } from 'pg';

/** What is taken off a table, and what puts it back exactly as it was. */
interface Piece {
  readonly off: string;
  readonly on: string;
}

const keys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint
  where conparentid = 0 and contype = any ($2)
    and (conrelid = any ($1::regclass[]) or (contype = 'f' and confrelid = any ($1::regclass[])))
  order by conrelid::regclass::text, conname`;

const indexes = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
  from pg_index
  where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as on
  from pg_trigger
  where tgrelid = any ($1::regclass[]) and not tgisinternal and tgenabled = 'O'
  order by tgrelid::regclass::text, tgname`;

export interface Bare {
  /** Puts indexes and keys back. */
  restoreKeys(): Promise<void>;
  /** Puts triggers back. */
  restoreTriggers(): Promise<void>;
}

/** Stops the triggers of tables, so that rows come and go without them. */
export async function stopTriggers(
  client: Client,
  tables: readonly string[],
): Promise<Bare['restoreTriggers']> {
  return takeOff(client, await pieces(client, triggers, [tables]));
}

/**
 * Takes indexes and keys off tables: built anew at the end they cost a fraction of growing row by row. To be called in
 * a transaction, so that whatever happens they are there again afterwards.
 */
export async function dropKeys(
  client: Client,
  tables: readonly string[],
): Promise<Bare['restoreKeys']> {
  const foreign = await pieces(client, keys, [tables, ['f']]);
  const unique = await pieces(client, keys, [tables, ['p', 'u', 'x']]);
  const others = await pieces(client, indexes, [tables]);
  const restore = [
    await takeOff(client, foreign),
    await takeOff(client, unique),
    await takeOff(client, others),
  ];
  return async () => {
    for (const putBack of restore.toReversed()) await putBack();
  };
}

async function pieces(client: Client, query: string, values: unknown[]): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(query, values);
  return rows;
}

async function takeOff(client: Client, taken: readonly Piece[]) {
  for (const { off } of taken) await client.query(off);
  return async () => {
    for (const { on } of taken) await client.query(on);
  };
}
