import { createHash } from 'node:crypto';
import { readBytes } from './seal-stream.ts';

/** What comes after the bytes of an entry. */
export interface Tail {
  readonly bytes: number;
  readonly sha256: string;
  /** How many lines the bytes have. Each row of a table is one. */
  readonly lines: number;
}

/** Counts and digests bytes that pass. */
export function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  return {
    add(piece: Buffer) {
      hash.update(piece);
      bytes += piece.length;
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
    },
    tail: (): Tail => ({ bytes, lines, sha256: hash.digest('hex') }),
  };
}

function withLength(bytes: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const jsonOf = (value: unknown) => withLength(Buffer.from(JSON.stringify(value)));

/** A head, any number of bytes, and what they add up to, which is not known before. */
export async function* writeEntry(head: object, content: AsyncIterable<Buffer> | Buffer[] = []) {
  const meter = createMeter();
  yield jsonOf(head);
  for await (const piece of content) {
    if (piece.length === 0) continue;
    meter.add(piece);
    yield withLength(piece);
  }
  yield withLength(Buffer.alloc(0));
  yield jsonOf(meter.tail());
}

export interface Entry<Head> {
  readonly head: Head;
  /** Read it to its end before the next entry. */
  readonly content: AsyncIterable<Buffer>;
  /** What the bytes add up to, once they have been read. */
  readonly tail: () => Tail;
}

export async function* readEntries<Head>(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Entry<Head>, void> {
  const bytes = readBytes(source);
  const takeOr = async (count: number) => (await bytes.take(count)) ?? refuse();
  async function takeNext() {
    const length = (await takeOr(4)).readUInt32BE();
    return length === 0 ? null : takeOr(length);
  }
  for (;;) {
    const first = await bytes.take(4);
    if (!first) return;
    const head = JSON.parse((await takeOr(first.readUInt32BE())).toString()) as Head;
    let tail: Tail | undefined;
    async function* content() {
      for (let piece = await takeNext(); piece; piece = await takeNext()) yield piece;
      tail = JSON.parse(String(await takeNext())) as Tail;
    }
    const entry: Entry<Head> = { head, content: content(), tail: () => tail ?? refuse() };
    yield entry;
  }
}

/** The encryption notices a backup that ends early, so this is a mistake in the code. */
function refuse(): never {
  throw new Error('An entry of the backup has no end');
}
