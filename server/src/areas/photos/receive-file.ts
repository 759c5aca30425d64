import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits } from '@kindred/contract/photos';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

export interface StoredUpload {
  readonly name: string;
  readonly digest: string;
  read(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Written to disk, not kept in memory, as senders can be slow; without a name, so that a crash leaves nothing. */
export async function receiveFile(request: FastifyRequest): Promise<StoredUpload> {
  if (!request.isMultipart()) {
    throw new AppError('not_multipart');
  }
  const handle = await openUnnamedFile(join(request.server.config.dataDir, 'incoming'));
  try {
    const { name, digest } = await Promise.race([
      takeFile(request, (chunk) => handle.writeFile(chunk)),
      hangUp(request),
    ]);
    return { name, digest, read: () => readWhole(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** For a picture that must not be on any disk. Few are received in parallel. */
export async function receiveInMemory(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('not_multipart');
  const chunks: Buffer[] = [];
  const tooSlow = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooSlow.reject(new AppError('upload_too_slow')), mostMs);
  try {
    await Promise.race([
      takeFile(request, (chunk) => chunks.push(chunk)),
      hangUp(request),
      tooSlow.promise,
    ]);
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}

/** A sender who needs longer for ten megabytes holds up others. */
const mostMs = 60_000;

/** When the entire request has arrived, its file is read a moment later, if it has one. */
const idleTimeoutMs = 10_000;

/**
 * Rejects when the sender hangs up, or has done so already, and when the form does not end where the request does: its
 * parser would wait forever.
 */
const hangUp = ({ raw }: FastifyRequest) =>
  new Promise<never>((_resolve, reject) => {
    const interrupted = () => reject(new AppError('upload_interrupted'));
    const refuse = () => {
      if (raw.complete) setTimeout(interrupted, idleTimeoutMs).unref();
      else interrupted();
    };
    if (raw.destroyed) refuse();
    else raw.once('close', refuse);
  });

async function takeFile(request: FastifyRequest, write: (chunk: Buffer) => unknown) {
  const limits = { fileSize: photoLimits.bytes, files: 1, fields: 4, fieldSize: 1000, parts: 5 };
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => undefined);
  if (!part) throw new AppError('file_missing');
  const { file, fieldname, filename } = part;
  if (fieldname !== 'file') {
    file.resume();
    throw new AppError('file_field_unknown');
  }
  const hash = createHash('sha256');
  for await (const chunk of whole(file)) {
    hash.update(chunk);
    await write(chunk);
  }
  if (file.truncated) {
    throw new AppError('photo_too_large');
  }
  return { name: nameOf(filename), digest: hash.digest('hex') };
}

/** An incomplete form is the sender's mistake. */
async function* whole(file: AsyncIterable<Buffer>) {
  try {
    yield* file;
  } catch {
    throw new AppError('upload_interrupted');
  }
}

async function openUnnamedFile(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}

async function readWhole(handle: FileHandle) {
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0);
  if (bytesRead !== size) throw new Error('What was received is not what is there');
  return buffer;
}

/** The name of the member's file, with the ending of its new format. */
function nameOf(filename: string) {
  const base = filename.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replaceAll(/\p{C}/gu, '')
    .replace(/\.\w{1,5}$/, '')
    .trim();
  return `${Array.from(stem).slice(0, 80).join('') || 'photo'}.webp`;
}
