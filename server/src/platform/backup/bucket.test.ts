import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backUp,
  check,
  databaseWithoutTables,
  restoreTo,
  temporaryFolder,
} from '../../../test/backup/backup.ts';
import { uploadPhoto } from '../../../test/files/images.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { startObjectStorage } from '../../../test/service/object-storage.ts';
import { readConfig } from '../../config.ts';
import { openBucket } from '../storage/bucket.ts';
import { compareBucket } from './compare-bucket.ts';

test(
  'with a bucket, a backup has the rows and the list of files, and a restore names what the bucket lacks',
  { tags: ['long'] },
  async () => {
    const backups = await temporaryFolder();
    const environment = await startObjectStorage();
    const app = await testApp({ environment: { ...environment, BACKUP_DIR: backups } });
    const person = await createPerson(app, { photo: false });
    await uploadPhoto(person);
    const { path, files } = await backUp(app);
    expect(files).toBe(0);
    await check(path);
    const keys: string[] = [];
    for await (const { key } of app.storage.list('')) keys.push(key);
    expect(keys.length).toBeGreaterThan(2);

    const restore = async (more: NodeJS.ProcessEnv) =>
      restoreTo(path, {
        dataDir: join(await temporaryFolder(), 'data'),
        databaseUrl: await databaseWithoutTables(),
        backups,
        environment: more,
      });
    const erased: unknown = expect.stringMatching(
      /^Members who are erased again at the start: 0, /,
    );
    expect((await restore(environment)).lines).toEqual([erased]);

    const [first = '', second = ''] = keys.toSorted();
    await app.storage.remove(first);
    // Others that came later don't matter.
    await app.storage.put('photos/a-later-one/80.webp', Buffer.from('new'));
    await app.storage.put(second, Buffer.from('other'));
    expect((await restore(environment)).lines).toEqual([
      `2 files of the backup are not in the bucket, such as ${first}: bring back their versions from the time of the backup.`,
      erased,
    ]);
    await expect(restore({})).rejects.toThrow(/^The files of this backup are in a bucket/);
  },
);

test('a bucket that cannot be listed is closed too', async () => {
  const { s3 } = readConfig({ ...(await startObjectStorage()), S3_BUCKET: 'another' });
  if (!s3) throw new Error('No bucket is configured');
  const bucket = openBucket(s3);
  let closed = 0;
  const watched = {
    ...bucket,
    close() {
      closed += 1;
      bucket.close();
    },
  };
  const comparing = compareBucket(watched, piecesOf('photos/one\t1\n'), () => undefined);
  await expect(comparing).rejects.toThrow(/bucket/);
  expect(closed).toBe(1);
});

async function* piecesOf(text: string) {
  yield Buffer.from(text);
}
