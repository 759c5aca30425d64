import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal-stream.ts';

const keyFrom = (from: string) => ({ text: randomBytes(32).toString('hex'), from });
const key = keyFrom('BACKUP_KEY_FILE /etc/kindred/backup.key');
const headingBytes = 'KINDRED-BACKUP 1\n'.length + 32 + 16;

async function* piecesOf(bytes: Buffer, size = 60_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(source: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

const sealed = (bytes: Buffer) => read(seal(piecesOf(bytes), key));
const opened = (bytes: Buffer, with_ = key) => read(unseal(piecesOf(bytes), with_, 'the backup'));

const frame = 256 * 1024;
const text = randomBytes(frame * 2 + 1000);

test.each([0, 1, frame - 1, frame, frame + 1, frame * 2, text.length])(
  '%i bytes are the same after they were encrypted and decrypted',
  async (size) => {
    const bytes = text.subarray(0, size);
    const closed = await sealed(bytes);
    expect((await opened(closed)).equals(bytes)).toBe(true);
  },
);

test('nothing of the bytes is left readable', async () => {
  const closed = await sealed(text);
  expect(closed.includes(text.subarray(0, 16))).toBe(false);
});

test('the same bytes are never encrypted to the same bytes', async () => {
  const [one, other] = [await sealed(text), await sealed(text)];
  expect(one.subarray(headingBytes).equals(other.subarray(headingBytes))).toBe(false);
});

test('another key is named as the reason, with where it was set', async () => {
  const from = 'BACKUP_KEY_FILE /etc/kindred/other.key';
  await expect(opened(await sealed(text), keyFrom(from))).rejects.toThrow(
    `${from} does not open the backup: it has to be the key`,
  );
});

test('trust 95: wherever an archive is cut off, that is noticed', async () => {
  const closed = await sealed(text);
  const frameEnd = headingBytes + 4 + frame + 16;
  for (const size of [
    headingBytes - 1,
    headingBytes,
    frameEnd,
    frameEnd * 2 - headingBytes,
    closed.length - 1,
  ])
    await expect(opened(closed.subarray(0, size)), `${size}`).rejects.toThrow('cut off');
});

test('a changed byte is noticed wherever it is', async () => {
  const closed = await sealed(text);
  // In the salt, it looks like another key.
  for (const at of [headingBytes + 3, headingBytes + 4, headingBytes + 5000, closed.length - 1]) {
    const changed = Buffer.from(closed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(opened(changed), `${at}`).rejects.toThrow(/changed or damaged|cut off/);
  }
});

test('frames that are left out, swapped or added are noticed', { tags: ['long'] }, async () => {
  const closed = await sealed(text);
  const size = 4 + frame + 16;
  const heading = closed.subarray(0, headingBytes);
  const first = closed.subarray(headingBytes, headingBytes + size);
  const second = closed.subarray(headingBytes + size, headingBytes + 2 * size);
  const last = closed.subarray(headingBytes + 2 * size);
  for (const frames of [
    [second, last],
    [second, first, last],
    [first, first, second, last],
    [first, second, last, last],
  ])
    await expect(opened(Buffer.concat([heading, ...frames]))).rejects.toThrow('changed or damaged');
});

test('what is no archive, or one of a newer version, is refused', async () => {
  await expect(opened(randomBytes(5000))).rejects.toThrow('is not a backup of Kindred');
  await expect(opened(Buffer.alloc(0))).rejects.toThrow('is not a backup of Kindred');
  const newer = Buffer.concat([Buffer.from('KINDRED-BACKUP 2\n'), randomBytes(500)]);
  await expect(opened(newer)).rejects.toThrow('newer version of Kindred');
});
