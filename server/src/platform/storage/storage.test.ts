import { mkdir, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startObjectStorage } from '../../../test/service/object-storage.ts';
import { testApp } from '../../../test/service/app.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Storage } from './storage.ts';

const folder = await testApp();
const bucket = await testApp({ environment: await startObjectStorage() });

async function read(storage: Storage, key: string) {
  const stored = await storage.open(key);
  return stored && { size: stored.size, text: (await buffer(stored.stream)).toString() };
}

async function keys(storage: Storage, prefix: string) {
  const found: string[] = [];
  for await (const { key } of storage.list(prefix)) found.push(key);
  return found.toSorted();
}

describe.each([
  ['a folder', folder],
  ['S3', bucket],
])('in %s', (_where, { storage }) => {
  test('a stored file can be opened', async () => {
    await storage.put('photos/a.webp', Buffer.from('picture'));
    expect(await read(storage, 'photos/a.webp')).toEqual({ size: 7, text: 'picture' });
  });

  test('a stream of any length is accepted', { tags: ['long'] }, async () => {
    const megabyte = Buffer.alloc(2 ** 20, 'x');
    await storage.put(
      'exports/long.zip',
      Readable.from(Array.from({ length: 12 }, () => megabyte)),
    );
    const stored = await storage.open('exports/long.zip');
    expect(stored?.size).toBe(12 * 2 ** 20);
    expect((await buffer(stored?.stream ?? Readable.from([]))).length).toBe(12 * 2 ** 20);
  });

  test('a second file replaces the first', async () => {
    await storage.put('photos/b.webp', Buffer.from('first'));
    await storage.put('photos/b.webp', Buffer.from('second'));
    expect(await read(storage, 'photos/b.webp')).toMatchObject({ text: 'second' });
  });

  test('a stream that breaks keeps the earlier file', async () => {
    await storage.put('photos/c.webp', Buffer.from('whole'));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('ha');
        throw new Error('line lost');
      })(),
    );
    await expect(storage.put('photos/c.webp', broken)).rejects.toThrow('line lost');
    expect(await read(storage, 'photos/c.webp')).toMatchObject({ text: 'whole' });
  });

  test('a removed file is gone, and can be removed again', async () => {
    await storage.put('photos/d.webp', Buffer.from('gone'));
    await storage.remove('photos/d.webp');
    await storage.remove('photos/d.webp');
    expect(await storage.open('photos/d.webp')).toBeNull();
  });

  test('a small file is read whole', async () => {
    await storage.put('photos/e.webp', Buffer.from('small'));
    expect((await storage.read('photos/e.webp'))?.toString()).toBe('small');
    expect(await storage.read('photos/none.webp')).toBeNull();
  });

  test('a missing file cannot be opened', async () => {
    expect(await storage.open('photos/none.webp')).toBeNull();
    expect(await storage.open('photos')).toBeNull();
  });

  test('files are listed by the prefix of their keys', async () => {
    for (const key of ['lists/1/a.webp', 'lists/1/b.webp', 'lists/2/c.webp', 'listsandmore.webp']) {
      await storage.put(key, Buffer.from(key));
    }
    expect(await keys(storage, 'lists/1/')).toEqual(['lists/1/a.webp', 'lists/1/b.webp']);
    expect(await keys(storage, 'lists/')).toHaveLength(3);
    expect(await keys(storage, 'nothing')).toEqual([]);
    for await (const { size, changedAt } of storage.list('lists/2/')) {
      expect(size).toBe('lists/2/c.webp'.length);
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    }
  });

  test.each([
    '../../secret',
    'photos/../../x',
    '/etc/passwd',
    'a//b',
    '.parts/x',
    'a/.b',
    '',
    'ä',
    'a\0b',
  ])('no key leads elsewhere: %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.open(key)).rejects.toThrow('no key');
    await expect(storage.remove(key)).rejects.toThrow('no key');
  });
});

describe('a folder', () => {
  const root = join(folder.config.dataDir, 'files');

  test('is readable only by us', async () => {
    expect((await stat(root)).mode & 0o777).toBe(0o700);
    const shard = (await readdir(root)).find((name) => !name.startsWith('.')) ?? '';
    const [first] = await readdir(join(root, shard), { recursive: true, withFileTypes: true });
    expect((await stat(join(first?.parentPath ?? '', first?.name ?? ''))).mode & 0o077).toBe(0);
  });

  test('keeps no empty folder named after a removed file', async () => {
    await folder.storage.put('photos/secret-name/800.webp', Buffer.from('x'));
    await folder.storage.remove('photos/secret-name/800.webp');
    const names = await readdir(root, { recursive: true });
    expect(names.filter((name) => name.includes('secret-name'))).toEqual([]);
  });

  test('deletes unfinished files of dead processes after a day', async () => {
    const parts = join(root, '.parts');
    await mkdir(parts, { recursive: true });
    await writeFile(join(parts, '.old.webp.1'), 'ha');
    await writeFile(join(parts, '.new.webp.2'), 'ha');
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(parts, '.old.webp.1'), longAgo, longAgo);
    await addJob(folder.pool, 'delete-unfinished-files', {});
    await folder.jobs.runDue();
    expect(await readdir(parts)).toEqual(['.new.webp.2']);
  });
});

test('a proxy finds a file where the storage says that it is', async () => {
  const key = 'photos/f.webp';
  await folder.storage.put(key, Buffer.from('in a folder'));
  const place = await folder.storage.placeOf(key);
  expect(await readFile(join(folder.config.dataDir, 'files', place), 'utf8')).toBe('in a folder');

  await bucket.storage.put(key, Buffer.from('in a bucket'));
  const signed = new URL(await bucket.storage.placeOf(key), bucket.config.s3?.endpoint);
  expect(signed.searchParams.get('X-Amz-Expires')).toBe('60');
  expect(await (await fetch(signed)).text()).toBe('in a bucket');
});
