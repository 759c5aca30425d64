// npm run backup: writes one encrypted archive of everything, while the service runs.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { readVersion } from '../server/src/db/migrate/migrate.ts';
import { joinDatabase, ownerOf } from '../server/src/db/provide.ts';
import { StartError } from '../server/src/errors.ts';
import { keepNewest } from '../server/src/platform/backup/archives.ts';
import { readBackupKey } from '../server/src/platform/backup/backup-key.ts';
import { checkBackup } from '../server/src/platform/backup/check-backup.ts';
import { makeBackup } from '../server/src/platform/backup/make-backup.ts';
import { runTask, say, untilStopped } from './task.ts';

await runTask(async () => {
  const { check, keep } = readArguments();
  const config = readConfig();
  const key = await readBackupKey(config, say);
  const database = await joinDatabase(config, say);
  const signal = untilStopped();
  let path: string;
  try {
    const version = await readVersion();
    const made = await makeBackup({ config, url: ownerOf(database), key, version, signal });
    path = made.path;
    say(`Backed up ${made.tables} tables, ${made.rows} rows and ${made.files} files: ${path}`);
  } finally {
    await database.stop();
  }
  if (check) {
    const { rows, files } = await checkBackup(path, key, {
      dataDir: config.dataDir,
      report: say,
      signal,
    });
    say(`Restored it for a check: all ${rows} rows and ${files} files are the same.`);
  }
  // Only after the new one is known to be whole.
  if (keep) for (const name of await keepNewest(config.backup.folder, keep)) say(`Deleted ${name}`);
});

function readArguments() {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, keep: { type: 'string' } },
  });
  const { check, keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new StartError('Usage: npm run backup -- [--check] [--keep NUMBER]');
  return { check, keep: keep === undefined ? undefined : Number(keep) };
}
