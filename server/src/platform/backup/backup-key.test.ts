import { randomBytes } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/backup/backup.ts';
import { readConfig } from '../../config.ts';
import { readBackupKey } from './backup-key.ts';

const text = randomBytes(32).toString('hex');

async function read(environment: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const key = await readBackupKey(readConfig(environment), (line) => lines.push(line));
  return { key, lines };
}

async function fileWith(content: string) {
  const path = join(await temporaryFolder(), 'backup.key');
  await writeFile(path, content, { mode: 0o600 });
  return path;
}

test('a key says where it was set', async () => {
  const path = await fileWith(`${text}\n`);
  expect(await read({ BACKUP_KEY_FILE: path })).toEqual({
    key: { text, from: `BACKUP_KEY_FILE ${path}` },
    lines: [],
  });
});

test.each([0o640, 0o604, 0o620])(
  'a key file that others can open is named, with the command that ends this (%i)',
  async (mode) => {
    const path = await fileWith(text);
    await chmod(path, mode);
    const { key, lines } = await read({ BACKUP_KEY_FILE: path });
    expect(key.text).toBe(text);
    expect(lines).toEqual([
      `BACKUP_KEY_FILE ${path} can be opened by other users of this machine: run \`chmod 600 ${path}\`.`,
    ]);
  },
);

test('a key that is missing or can be guessed is refused by the name of its file', async () => {
  const refused = (path: string, line: string) =>
    expect(read({ BACKUP_KEY_FILE: path })).rejects.toThrow(line);
  const missing = join(await temporaryFolder(), 'none.key');
  await refused(missing, `BACKUP_KEY_FILE ${missing} cannot be read (ENOENT)`);
  const empty = await fileWith('\n');
  await refused(empty, `BACKUP_KEY_FILE ${empty} is empty: `);
  const short = await fileWith(text.slice(0, 31));
  await refused(short, `The key in BACKUP_KEY_FILE ${short} can be guessed: `);
  const repeated = await fileWith('a'.repeat(64));
  await refused(repeated, `The key in BACKUP_KEY_FILE ${repeated} can be guessed: `);
  await expect(read({})).rejects.toThrow('Backups are encrypted: set BACKUP_KEY_FILE');
});
