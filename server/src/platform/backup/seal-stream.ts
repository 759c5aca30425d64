import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { StartError } from '../../errors.ts';
import type { BackupKey } from './backup-key.ts';

const cipher = 'aes-256-gcm';
const mark = 'KINDRED-BACKUP ';
const version = 1;
const saltBytes = 32;
const checkBytes = 16;
const tagBytes = 16;
const lengthBytes = 4;
/** Set in the length of the last frame. */
const lastFlag = 0x80_00_00_00;
const frameBytes = 256 * 1024;

/**
 * An encrypted stream: a heading with a salt, then frames. Each archive has a key of its own, derived from the operator's
 * key and the salt. The nonce of a frame is its number and whether it is the last one, so that no frame can be changed, left
 * out, moved or added, and the end cannot be cut off, without being noticed. Nothing is returned before it is checked.
 */
export async function* seal(source: AsyncIterable<Buffer>, { text: key }: BackupKey) {
  const salt = randomBytes(saltBytes);
  const heading = Buffer.concat([lineOf(version), salt, derive(key, salt, 'check', checkBytes)]);
  const frameKey = derive(key, salt, 'frames', 32);
  yield heading;
  let number = 0;
  const close = (text: Buffer, last: boolean) => {
    const lock = createCipheriv(cipher, frameKey, nonceOf(number++, last));
    lock.setAAD(heading);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE((text.length | (last ? lastFlag : 0)) >>> 0);
    return Buffer.concat([length, lock.update(text), lock.final(), lock.getAuthTag()]);
  };
  let open: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    open.push(piece);
    size += piece.length;
    if (size <= frameBytes) continue;
    // Something always remains for the last frame.
    let rest = Buffer.concat(open);
    for (; rest.length > frameBytes; rest = rest.subarray(frameBytes))
      yield close(rest.subarray(0, frameBytes), false);
    open = [Buffer.from(rest)];
    size = rest.length;
  }
  yield close(Buffer.concat(open), true);
}

export async function* unseal(source: AsyncIterable<Buffer>, key: BackupKey, name: string) {
  const bytes = readBytes(source);
  const heading = await readHeading(bytes, key, name);
  const salt = heading.subarray(-saltBytes - checkBytes, -checkBytes);
  const frameKey = derive(key.text, salt, 'frames', 32);
  for (let number = 0, last = false; !last; number++) {
    const head = (await bytes.take(lengthBytes)) ?? refuseCut(name);
    const value = head.readUInt32BE();
    last = (value & lastFlag) !== 0;
    const length = (value & ~lastFlag) >>> 0;
    if (length > frameBytes) throw changed(name);
    const frame = (await bytes.take(length + tagBytes)) ?? refuseCut(name);
    const lock = createDecipheriv(cipher, frameKey, nonceOf(number, last), {
      authTagLength: tagBytes,
    });
    lock.setAAD(heading);
    lock.setAuthTag(frame.subarray(length));
    try {
      yield Buffer.concat([lock.update(frame.subarray(0, length)), lock.final()]);
    } catch {
      throw changed(name);
    }
  }
  if (await bytes.take(1)) throw changed(name);
}

async function readHeading(bytes: ReturnType<typeof readBytes>, key: BackupKey, name: string) {
  const own = lineOf(version);
  const line = (await bytes.take(own.length)) ?? Buffer.alloc(0);
  if (!line.equals(own)) {
    const [, made] = /^KINDRED-BACKUP (\d+)/.exec(line.toString('latin1')) ?? [];
    throw Number(made) > version
      ? new StartError(
          `${name} was made by a newer version of Kindred: restore it with that version.`,
        )
      : new StartError(`${name} is not a backup of Kindred.`);
  }
  const rest = (await bytes.take(saltBytes + checkBytes)) ?? refuseCut(name);
  const check = derive(key.text, rest.subarray(0, saltBytes), 'check', checkBytes);
  if (!timingSafeEqual(check, rest.subarray(saltBytes)))
    throw new StartError(
      `${key.from} does not open ${name}: it has to be the key with which the backup was made.`,
    );
  return Buffer.concat([line, rest]);
}

const lineOf = (number: number) => Buffer.from(`${mark}${number}\n`);

const derive = (key: string, salt: Buffer, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, `kindred backup ${use}`, bytes));

function nonceOf(number: number, last: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

const changed = (name: string) =>
  new StartError(`${name} has been changed or damaged: restore another backup.`);

function refuseCut(name: string): never {
  throw new StartError(`${name} is cut off: restore another backup, or copy it again.`);
}

/** Reads exact numbers of bytes. Null if fewer are left. */
export function readBytes(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let open: Buffer[] = [];
  let size = 0;
  return {
    async take(count: number): Promise<Buffer | null> {
      while (size < count) {
        const next = await pieces.next();
        if (next.done) return null;
        open.push(next.value);
        size += next.value.length;
      }
      const all = open.length === 1 && open[0] ? open[0] : Buffer.concat(open);
      open = [all.subarray(count)];
      size -= count;
      return all.subarray(0, count);
    },
  };
}
