import type { Client } from 'pg';
import type { SqlFile } from './sql-files.ts';

/**
 * Updates the functions and views to match the files, and returns how many changed. Each file creates one function or
 * view of its name, with the triggers that call it.
 */
export async function updateRoutines(client: Client, files: SqlFile[]): Promise<number> {
  await client.query(`create table if not exists routine (
    name text collate "C" primary key,
    checksum text not null)`);
  const { rows: applied } = await client.query<Pick<SqlFile, 'name' | 'checksum'>>(
    'select name, checksum from routine',
  );
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => checksums.get(name) !== checksum);
  const removed = applied.filter(({ name }) => !files.some((file) => file.name === name));
  if (changed.length + removed.length === 0) return 0;
  if (removed.length > 0 || !(await replaceRoutines(client, changed))) {
    await dropRoutines(client);
    await createRoutines(client, files);
    await checkRoutines(client, files);
  }
  await rememberRoutines(client, files);
  return changed.length + removed.length;
}

/** Drops everything that the routines created. */
export async function dropRoutines(client: Client) {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('routine') is not null as known`,
  );
  if (!known[0]?.known) return;
  const { rows } = await client.query<{ drop: string }>(dropStatements);
  for (const row of rows) await client.query(row.drop);
  await client.query('delete from routine');
}

const dropStatements = `
  with found as (
    select p.oid from pg_proc p join routine r on r.name = p.proname
    where p.pronamespace = 'public'::regnamespace)
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, 1 as step, oid
    from pg_trigger where not tgisinternal and tgfoid in (select oid from found)
  union all
  select format('drop view %s', c.oid::regclass), 2, c.oid
    from pg_class c join routine r on r.name = c.relname
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
  union all
  select format('drop routine %s', oid::regprocedure), 3, oid from found
  order by step, oid desc`;

/** Returns false when a routine cannot be replaced in place, for example because its parameters changed. */
async function replaceRoutines(client: Client, changed: SqlFile[]): Promise<boolean> {
  await client.query('savepoint replacing');
  try {
    await createRoutines(client, changed);
    await checkRoutines(client, changed);
    return true;
  } catch {
    await client.query('rollback to savepoint replacing');
    return false;
  }
}

/** Creates the routines in any order: one that fails is tried again after the others. */
async function createRoutines(client: Client, files: SqlFile[]) {
  let waiting = files;
  while (waiting.length > 0) {
    const failed: { file: SqlFile; error: unknown }[] = [];
    for (const file of waiting) {
      await client.query('savepoint creating');
      await client.query(file.text).catch(async (error: unknown) => {
        await client.query('rollback to savepoint creating');
        failed.push({ file, error });
      });
      await client.query('release savepoint creating');
    }
    const [first] = failed;
    if (first && failed.length === waiting.length)
      throw new Error(`Routine ${first.file.name} failed`, { cause: first.error });
    waiting = failed.map(({ file }) => file);
  }
}

interface Created {
  name: string;
  count: number;
  triggers: { name: string; table: string }[];
}

async function checkRoutines(client: Client, files: SqlFile[]) {
  const { rows } = await client.query<Created>(created, [files.map(({ name }) => name)]);
  for (const { name, text } of files) {
    const found = rows.find((row) => row.name === name);
    if (found?.count !== 1)
      throw new Error(`Routine ${name} creates no single function or view of that name`);
    const alien = found.triggers.find((trigger) => !isCreatedBy(text, trigger));
    if (alien) throw new Error(`Trigger ${alien.name} is not in the file of ${name}`);
  }
}

const isCreatedBy = (text: string, { name, table }: Created['triggers'][number]) =>
  new RegExp(`\\btrigger ${name}\\b[^;]* on ${table}\\b`).test(text);

const created = `
  select name,
    ((select count(*) from pg_proc where pronamespace = 'public'::regnamespace and proname = name)
      + (select count(*) from pg_class
        where relkind = 'v' and relnamespace = 'public'::regnamespace and relname = name))::int as count,
    (select coalesce(json_agg(json_build_object('name', t.tgname, 'table', c.relname)), '[]')
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and p.pronamespace = 'public'::regnamespace and p.proname = name) as triggers
  from unnest($1::text[]) as name`;

async function rememberRoutines(client: Client, files: SqlFile[]) {
  await client.query('delete from routine');
  await client.query(
    'insert into routine (name, checksum) select * from unnest($1::text[], $2::text[])',
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
}
