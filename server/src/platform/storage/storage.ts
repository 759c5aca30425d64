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

/** Keeps files by keys such as `photos/Xk3v9w.webp`, whose endings say what they are. */
export interface Storage {
  /** Whole or not at all, in the place of what was there. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Null when there is nothing. Whoever opens a stream reads or destroys it. */
  open(key: string): Promise<Stored | null>;
  /** Gone afterwards, whether it was there or not. */
  remove(key: string): Promise<void>;
  /** What is there under keys that begin so, in no order. */
  list(prefix: string): AsyncIterable<Entry>;
  /** Removes what writers that died before this time have left unfinished. */
  sweep(before: Date): Promise<void>;
  close(): void;
}

/** A bucket by configuration, else a folder. */
export function useStorage(app: FastifyInstance) {
  const { s3, dataDir } = app.config;
  const storage = s3 ? openBucket(s3) : openFolder(join(dataDir, 'files'));
  app.decorate('storage', storage);
  app.addHook('onClose', async () => {
    await app.jobs.stop();
    storage.close();
  });
}
