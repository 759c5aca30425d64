import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import { migrate } from '../../src/db/migrate/migrate.ts';
import type { BackupKey } from '../../src/platform/backup/backup-key.ts';
import { checkBackup } from '../../src/platform/backup/check-backup.ts';
import { makeBackup } from '../../src/platform/backup/make-backup.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { atEnd } from '../clean-up.ts';
import { requestRole } from '../database/request-role.ts';
import { createDatabase, dropDatabase } from '../database/server-databases.ts';
import { testApp } from '../service/app.ts';

export const backupKey = {
  text: randomBytes(32).toString('hex'),
  from: 'BACKUP_KEY_FILE backup.key',
};

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-backup-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database without any table, which is dropped at the end. */
export async function databaseWithoutTables() {
  const server = inject('databaseServer');
  const name = `kindred_restore_${process.hrtime.bigint()}`;
  atEnd(() => dropDatabase(server, name));
  return createDatabase(server, name);
}

interface Service {
  readonly databaseUrl: string;
  readonly config: Pick<Config, 'dataDir' | 'backup' | 's3'>;
}

export const backUp = ({ databaseUrl: url, config }: Service) =>
  makeBackup({ config, url, key: backupKey, version: '0.1.0' });

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly backups: string;
  readonly key?: BackupKey;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Restores into another database and folder. Returns what was reported. */
export async function restoreTo(
  path: string,
  { dataDir, databaseUrl, backups, key = backupKey, environment }: Place,
) {
  const lines: string[] = [];
  const config = readConfig({
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  const totals = await restoreBackup({ config, path, key, report: (line) => lines.push(line) });
  return { ...totals, lines };
}

export const check = async (path: string) =>
  checkBackup(path, backupKey, { dataDir: await temporaryFolder(), report: () => undefined });

/** The service on what was restored from an archive, after its migration as at each start. */
export async function startRestored(path: string, backups: string) {
  const dataDir = join(await temporaryFolder(), 'data');
  const databaseUrl = await databaseWithoutTables();
  const restored = await restoreTo(path, { dataDir, databaseUrl, backups });
  await migrate(databaseUrl, { requestRole });
  const environment = { DATA_DIR: dataDir, BACKUP_DIR: backups };
  return Object.assign(await testApp({ databaseUrl, environment }), { restored });
}
