import { randomBytes } from 'node:crypto';
import { photoLimits } from '@kindred/contract/photos';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import { unkept } from '../../platform/storage/keys.ts';
import { encodeQueued } from '../photos/encode.ts';
import { imageTypeOf } from '../photos/file-kind.ts';

/** No backup has a copy of these files. */
export const folder = unkept;
export const keyOf = (picture: string) => `${folder}${picture}.webp`;
export const pictureOf = (key: string) => key.slice(folder.length).split('.')[0] ?? '';

const shown = { side: 1200, least: 200, seconds: 8 } as const;

/**
 * The picture without its metadata, as one file. Nothing is computed from it: no hash, no template of a face, and the
 * classifier does not look at it.
 */
export async function storePicture({ storage }: FastifyInstance, base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  if (!imageTypeOf(bytes)) throw new AppError('photo_type_unsupported');
  const content = await encodeQueued(() => encode(bytes));
  const picture = randomBytes(16).toString('base64url');
  await storage.put(keyOf(picture), content);
  return picture;
}

async function encode(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'truncated' });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < shown.least) throw new Error('Too small to compare');
    return await image
      .autoOrient()
      .resize(shown.side, shown.side, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .timeout({ seconds: shown.seconds })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
  } catch {
    throw new AppError('photo_unreadable');
  }
}
