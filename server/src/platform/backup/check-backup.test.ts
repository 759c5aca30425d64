import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, backupKey, temporaryFolder } from '../../../test/backup/backup.ts';
import { testApp } from '../../../test/service/app.ts';
import { checkBackup } from './check-backup.ts';
import { clearChecks, openCheckingFolder } from './scratch-folders.ts';

const backups = await temporaryFolder();
const app = await testApp({ environment: { BACKUP_DIR: backups } });

const check = async (path: string, dataDir: string) =>
  checkBackup(path, backupKey, { dataDir, report: () => undefined });

test(
  'an archive whose check fails gets a name that no longer counts',
  { tags: ['long'] },
  async () => {
    const { path } = await backUp(app);
    const whole = await readFile(path);
    const dataDir = await temporaryFolder();
    await expect(check(path, dataDir)).resolves.toMatchObject({ files: 0 });
    await writeFile(path, Buffer.from(whole).fill(0, whole.length - 2000, whole.length - 1900));
    const name = basename(path);
    await expect(check(path, dataDir)).rejects.toThrow(
      `${name} has been changed or damaged: restore another backup. It is now ${name}.damaged, which `,
    );
    expect(existsSync(path)).toBe(false);
    expect(existsSync(`${path}.damaged`)).toBe(true);
    expect(await readdir(dataDir)).toEqual(['checking.lock']);
  },
);

test('if the machine cannot check an archive, it keeps its name', async () => {
  const { path } = await backUp(app);
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await expect(check(path, join(folder, 'file'))).rejects.toThrow(
    /file\/checking cannot be written .*: allow it\.$/,
  );
  expect(existsSync(path)).toBe(true);
});

test('what a check restores is private, one runs at a time, and the next backup removes what a killed one has left', async () => {
  const { dataDir } = app.config;
  const left = join(dataDir, 'checking/postgres');
  await mkdir(left, { recursive: true });
  {
    await using folder = await openCheckingFolder(dataDir);
    expect(existsSync(left)).toBe(false);
    expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
    await expect(openCheckingFolder(dataDir)).rejects.toThrow(/^Another check of a backup/);
    await clearChecks(dataDir);
    expect(existsSync(folder.path)).toBe(true);
  }
  expect(existsSync(join(dataDir, 'checking'))).toBe(false);
  await mkdir(left, { recursive: true });
  await backUp(app);
  expect(existsSync(join(dataDir, 'checking'))).toBe(false);
});
