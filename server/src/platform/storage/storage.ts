import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';

interface Stored {
  readonly size: number;
  readonly stream: Readable;
}

export interface Entry {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** Stores files by keys such as `photos/Xk3v9w.webp`. The extension is the type. */
export interface Storage {
  /** Replaces the file completely or not at all. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Null when there is no such file. The caller reads or destroys the stream. */
  open(key: string): Promise<Stored | null>;
  /** All of a small file, which takes a third of the time of a stream. Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /**
   * Where a proxy that sends files itself finds this one: below the folder, or on the server of the bucket, with a
   * signature that is valid for a minute.
   */
  placeOf(key: string): Promise<string>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Every file whose key starts with this, in no order. */
  list(prefix: string): AsyncIterable<Entry>;
  /** Removes unfinished files of processes that died before this time. */
  sweep(before: Date): Promise<void>;
  /** The same for two processes only if each finds the other's files. */
  identity(): Promise<string>;
  close(): void;
}

/** A bucket if one is configured, else a folder. */
export function useStorage(app: FastifyInstance) {
  const { s3, dataDir } = app.config;
  const storage = s3 ? openBucket(s3) : openFolder(join(dataDir, 'files'));
  app.decorate('storage', storage);
  app.addHook('onClose', async () => {
    await app.jobs.stop();
    storage.close();
  });
}
