// npm run restore: restores an archive where no database and no files are yet.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { StartError } from '../server/src/errors.ts';
import { findArchive } from '../server/src/platform/backup/archives.ts';
import { readBackupKey } from '../server/src/platform/backup/backup-key.ts';
import { finishRestore } from '../server/src/platform/backup/finish-restore.ts';
import { restoreBackup } from '../server/src/platform/backup/restore-backup.ts';
import { runTask, say } from './task.ts';

const usage =
  'Usage: npm run restore -- [FILE], or --before MOMENT for the newest backup from before it, such as 2026-03-01T12:00Z, or --finish MOMENT for a database that PostgreSQL has restored to that moment';

await runTask(async () => {
  const { file, before, finish } = readArguments();
  const config = readConfig();
  if (finish) {
    await finishRestore(config, finish, say);
    return say('What must not return has ended. Start Kindred now.');
  }
  const key = await readBackupKey(config, say);
  const path = file ?? (await findArchive(config.backup.folder, say, before));
  say(`Restoring ${path} …`);
  const { tables, rows, files } = await restoreBackup({ config, path, key, report: say });
  say(`Restored ${tables} tables, ${rows} rows and ${files} files. Start Kindred now.`);
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' }, finish: { type: 'string' } },
  });
  const [file] = positionals;
  const [before, finish] = [readMoment(values.before), readMoment(values.finish)];
  if (positionals.length + Number(Boolean(before)) + Number(Boolean(finish)) > 1)
    throw new StartError(usage);
  return { file, before, finish };
}

function readMoment(text: string | undefined) {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new StartError(usage);
  return moment;
}
