import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { backUp, startRestored, temporaryFolder } from '../../../test/backup/backup.ts';
import { uploadPhoto } from '../../../test/files/images.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';

const backups = await temporaryFolder();
const app = await testApp({ environment: { BACKUP_DIR: backups } });

test(
  'trust 158: a file that is removed while a backup runs is in the backup, and gone afterwards; a picture of a photo check never is',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app);
    const { publicId } = await uploadPhoto(person);
    const keys: string[] = [];
    for await (const { key } of app.storage.list(`photos/${publicId}`)) keys.push(key);
    expect(keys.length).toBeGreaterThan(0);
    const [kept, removed] = ['checks/kept.webp', 'checks/removed.webp'];
    for (const key of [kept, removed]) await app.storage.put(key, Buffer.from('a face'));
    const lock = new Client(app.databaseUrl);
    await lock.connect();
    // Holds the backup after its mark, before its rows.
    await lock.query('begin; lock table chat in access exclusive mode');
    const making = backUp(app);
    await expect.poll(() => existsSync(join(app.config.dataDir, 'files/.held'))).toBe(true);
    for (const key of [...keys, removed]) await app.storage.remove(key);
    for (const key of keys) expect(await app.storage.open(key)).toBe(null);
    await lock.end();
    const { path } = await making;
    const again = await startRestored(path, backups);
    for (const key of keys) {
      const stored = await again.storage.open(key);
      stored?.stream.destroy();
      expect(stored).not.toBe(null);
    }
    for (const key of [kept, removed]) expect(await again.storage.open(key)).toBe(null);
    expect(
      (await readdir(join(app.config.dataDir, 'files'))).filter((name) =>
        name.startsWith('.removed'),
      ),
    ).toEqual([]);
  },
);

test('a second backup of the same database is refused while one runs', async () => {
  const lock = new Client(app.databaseUrl);
  await lock.connect();
  await lock.query('begin; lock table chat in access exclusive mode');
  const making = backUp(app);
  const isWaiting = async () => {
    const { rows } = await app.owner.query(
      `select from pg_locks where locktype = 'relation' and not granted and relation = 'chat'::regclass`,
    );
    return rows.length;
  };
  await expect.poll(isWaiting).toBe(1);
  await expect(backUp(app)).rejects.toThrow(/^Another backup of this database is running/);
  expect(existsSync(join(app.config.dataDir, 'files/.held'))).toBe(true);
  await lock.end();
  await making;
});
