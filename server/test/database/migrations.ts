import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { migrate } from '../../src/db/migrate/migrate.ts';
import { requestRole } from './request-role.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';

type Files = Readonly<Record<string, string>>;

/** An empty database for this test, and a way to migrate it with the given files. */
export async function emptyDatabase() {
  const server = inject('databaseServer');
  const name = `kindred_migrate_${process.hrtime.bigint()}`;
  const url = await createDatabase(server, name);
  onTestFinished(() => dropDatabase(server, name));
  const client = await connect(url);
  return {
    url,
    client,
    query: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    applied: async () => {
      const text = 'select name from migration order by name';
      return (await client.query<{ name: string }>(text)).rows.map((row) => row.name);
    },
    /** Migrates with these files, and returns what was reported. */
    migrateWith: async (migrations: Files, routines: Files = {}, more: More = {}) => {
      const lines: string[] = [];
      const folder = await folderOf(migrations, routines);
      await migrate(url, {
        report: (line) => lines.push(line),
        folder,
        requestRole,
        ...more,
      });
      return lines;
    },
  };
}

interface More {
  readonly version?: string;
  readonly waitForFills?: boolean;
  readonly warn?: (line: string) => void;
}

/** A connection that is closed when the test ends. */
export async function connect(url: string) {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function folderOf(migrations: Files, routines: Files) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [kind, files] of Object.entries({ migrations, routines })) {
    await mkdir(join(folder, kind));
    for (const [file, text] of Object.entries(files))
      await writeFile(join(folder, kind, `${file}.sql`), text);
  }
  return pathToFileURL(`${folder}/`);
}
