// npm run squash-migrations: replaces all migrations by one that creates the same schema and rows, and refuses to if they
// differ. Only for as long as no version is released: databases of the migrations before are refused afterwards.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/db/embedded/embedded.ts';
import { migrate } from '../server/src/db/migrate/migrate.ts';
import { readSqlFiles } from '../server/src/db/migrate/sql-files.ts';
import { StartError } from '../server/src/errors.ts';
import { findLockingStatements } from './migration-rules.ts';
import { describeSchema, ownTables } from './squash/describe-schema.ts';
import { readComments } from './squash/read-comments.ts';
import { writeBaseline } from './squash/write-baseline.ts';
import { runTask, say } from './task.ts';

const db = fileURLToPath(new URL('../server/src/db/', import.meta.url));
const migrations = join(db, 'migrations');
const promises = fileURLToPath(new URL('../docs/trust.md', import.meta.url));
const name = '0001_baseline';

await runTask(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-squash-'));
  const server = await startEmbedded({ dataDir: join(folder, 'data') });
  try {
    await squash(server.url, join(folder, 'db'));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

async function squash(server: string, folder: string) {
  const files = await readSqlFiles(pathToFileURL(`${migrations}/`));
  const before = await onNewDatabase(server, 'before', db, async (client) => {
    await validateConstraints(client);
    return {
      text: await writeBaseline(client, readComments(files.map(({ text }) => text))),
      schema: await describeSchema(client),
    };
  });
  await mkdir(join(folder, 'migrations'), { recursive: true });
  await cp(join(db, 'routines'), join(folder, 'routines'), { recursive: true });
  await writeFile(join(folder, 'migrations', `${name}.sql`), before.text);
  const schema = await onNewDatabase(server, 'after', folder, describeSchema);
  const lost = before.schema.filter((line) => !schema.includes(line));
  const added = schema.filter((line) => !before.schema.includes(line));
  if (lost.length + added.length > 0)
    throw new StartError(
      [
        'The baseline differs:',
        ...lost.map((line) => `- ${line}`),
        ...added.map((line) => `+ ${line}`),
      ].join('\n'),
    );
  const faults = findLockingStatements(
    await readSqlFiles(pathToFileURL(`${folder}/migrations/`)),
    '0.0.0',
  );
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  for (const file of await readdir(migrations)) await rm(join(migrations, file));
  await writeFile(join(migrations, `${name}.sql`), before.text);
  const text = await readFile(promises, 'utf8');
  await writeFile(promises, text.replaceAll(/(db\/migrations\/)\w+(\.sql)/g, `$1${name}$2`));
  say(
    `${files.length} migrations are one. ${schema.length} descriptions of the schema and its rows are the same.`,
  );
}

/** Those that were added to a table with rows and never validated. In the new migration, the table has none. */
async function validateConstraints(client: Client) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %I validate constraint %I', c.relname, k.conname) as statement
      from pg_constraint k join pg_class c on c.oid = k.conrelid where not k.convalidated and ${ownTables}`,
  );
  for (const { statement } of rows) await client.query(statement);
}

async function onNewDatabase<T>(
  server: string,
  name_: string,
  folder: string,
  work: (client: Client) => Promise<T>,
) {
  await onDatabase(server, (client) =>
    client.query(`create database squash_${name_} template template0`),
  );
  const url = new URL(server);
  url.pathname = `squash_${name_}`;
  await migrate(url.href, { folder: pathToFileURL(`${folder}/`) });
  return onDatabase(url.href, work);
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
