// @module-tag long
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  backUp,
  databaseWithoutTables,
  restoreTo,
  startRestored,
  temporaryFolder,
} from '../../../test/backup/backup.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { emptyDatabase } from '../../../test/database/migrations.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';

const backups = await temporaryFolder();
const app = await testApp({ environment: { BACKUP_DIR: backups } });

const migrationsOf = async (count: number) => {
  const folder = new URL('../../db/migrations/', import.meta.url);
  const names = (await readdir(folder)).toSorted().slice(0, count);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name.slice(0, -4), texts[index] ?? '']));
};

test('a backup of an older version is restored as it was, and the next start migrates it', async () => {
  const old = await emptyDatabase();
  await old.migrateWith(await migrationsOf(1));
  const id = '0196f3a0-0000-7000-8000-000000000001';
  await old.query(`insert into member (id, email) values ('${id}', 'old@member.example')`);
  const dataDir = join(await temporaryFolder(), 'data');
  const config = { ...app.config, dataDir };
  const { path } = await backUp({ databaseUrl: old.url, config });
  const again = await startRestored(path, backups);
  expect(await sqlOf(again)`select email from member where id = ${id}`).toEqual([
    { email: 'old@member.example' },
  ]);
  const { rows } = await again.owner.query<{ name: string }>('select name from migration');
  expect(rows).toHaveLength(Object.keys(await migrationsOf(1000)).length);
});

test('a backup of a newer version, or of another one, is refused', async () => {
  const databaseUrl = await testDatabase();
  const owner = new Client(databaseUrl);
  await owner.connect();
  const dataDir = join(await temporaryFolder(), 'data');
  const config = { ...app.config, dataDir };
  const restoreWith = async (change: string) => {
    await owner.query(change);
    const { path } = await backUp({ databaseUrl, config });
    const place = { backups, dataDir: join(await temporaryFolder(), 'data') };
    return restoreTo(path, { ...place, databaseUrl: await databaseWithoutTables() });
  };
  await expect(
    restoreWith(`insert into migration (name, checksum) values ('9999_future', 'x')`),
  ).rejects.toThrow(/^The backup was made by a newer version of Kindred \(0\.1\.0, 9999_future\)/);
  await expect(
    restoreWith(`update migration set name = '0001_other' where name = '9999_future'`),
  ).rejects.toThrow(/^The backup was made by another version of Kindred/);
  await owner.end();
});
