import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { removeMails } from '../mail/mail-outbox.ts';
import { openTransport } from '../mail/transport.ts';
import { RemovedWhileWritten, writeDurably } from './durable-file.ts';
import { openFolder } from './folder.ts';

const scratch = await mkdtemp(join(tmpdir(), 'kindred-durable-'));
afterAll(() => rm(scratch, { recursive: true }));

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Keys whose files are in one folder of the storage. */
const neighbours = range(100_000)
  .map((index) => `photos/${index}.webp`)
  .filter((key) => createHash('sha256').update(key).digest('hex').startsWith('abc'))
  .slice(0, 12);

test('files can be stored while the last other file of their folder is removed', async () => {
  const storage = openFolder(join(scratch, 'files'));
  const writeAndRemove = async (key: string) => {
    for (const _ of range(40)) {
      await storage.put(key, Buffer.from(key));
      await storage.remove(key);
    }
    await storage.put(key, Buffer.from(key));
  };
  await Promise.all(neighbours.map(writeAndRemove));
  for (const key of neighbours) {
    const stored = await storage.open(key);
    expect(stored?.size).toBe(key.length);
    stored?.stream.destroy();
  }
});

test('one file has one of the contents that many write to it at the same time', async () => {
  const path = join(scratch, 'shared', 'one.txt');
  const contents = range(50).map((index) => `${index}`.repeat(1000));
  await Promise.all(contents.map((content) => writeDurably(path, Buffer.from(content))));
  expect(await readdir(join(scratch, 'shared'))).toEqual(['one.txt']);
});

test('a file that is removed before it is complete is not written', async () => {
  const folder = join(scratch, 'removed');
  async function* content() {
    yield 'To: someone';
    for (const name of await readdir(folder)) await rm(join(folder, name));
  }
  const written = writeDurably(join(folder, 'one.eml'), Readable.from(content()));
  await expect(written).rejects.toThrow(RemovedWhileWritten);
  expect(await readdir(folder)).toEqual([]);
});

test(
  'mails can be written while those to another address are removed, and what is removed is not written again',
  { tags: ['long'] },
  async () => {
    const outbox = join(scratch, 'outbox');
    const transport = await openTransport({ mail: {}, dataDir: scratch } as Config);
    const sent = Promise.allSettled(
      range(400).map((index) => {
        const to = index % 2 ? 'stays@kindred.test' : 'goes@kindred.test';
        const mail = { from: 'us@kindred.test', to, subject: 'Hello', text: 'x'.repeat(20_000) };
        return transport.deliver(mail, `${index}-${to}`);
      }),
    );
    const work = { isDone: false };
    void sent.then(() => Object.assign(work, { isDone: true }));
    while (!work.isDone) await removeMails(outbox, 'goes@kindred.test');
    const failures = (await sent).filter((each) => each.status === 'rejected');
    for (const { reason } of failures) expect(reason).toBeInstanceOf(RemovedWhileWritten);
    await removeMails(outbox, 'goes@kindred.test');
    const left = await readdir(outbox);
    expect(left.filter((name) => name.includes('stays')).length).toBe(200);
    expect(left.length).toBe(200);
  },
);
