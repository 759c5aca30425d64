import { photoSizes } from '@kindred/contract/photos/addresses';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type Continued, scheduleBatches } from '../../../platform/jobs/batches.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';
import { encodeQueued } from '../encode.ts';
import { keyOf } from '../photo-keys.ts';
import { hashPicture } from './perceptual-hash.ts';
import { findUnhashed, insertPhotoHash } from './stored-hashes.ts';

interface Stored {
  readonly public_id: string;
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'hash-photos': Continued<Stored>;
  }
}

type App = Pick<FastifyInstance, 'pool' | 'storage'>;

/** Reads the largest file of a photo and stores its hashes. */
export async function hashStoredPhoto({ pool, storage }: App, publicId: string) {
  const file = await storage.read(keyOf(publicId, photoSizes.at(-1) ?? 0));
  const hash = file && (await encodeQueued(() => hashPicture(file, sharp(file)).catch(() => null)));
  await insertPhotoHash(pool, publicId, hash);
}

/** Photos from before there were hashes, and those that a crash left without. Others get theirs when they are uploaded. */
export function hashPhotos(app: JobsApp) {
  scheduleBatches<Stored, 'hash-photos'>(app, 'hash-photos', '27 * * * *', {
    size: 50,
    find: (after, size) => findUnhashed(app.pool, after?.public_id ?? '', size),
    handle: async (batch) => {
      for (const { public_id: publicId } of batch) await hashStoredPhoto(app, publicId);
    },
  });
}
