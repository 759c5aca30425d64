import { availableParallelism } from 'node:os';
import { photoLimits } from '@kindred/contract/photos';
import { photoSizes } from '@kindred/contract/photos/addresses';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../errors.ts';
import { createQueue } from '../../platform/http/limits/queue.ts';
import { sampleOf } from '../../platform/nudes/sample.ts';
import { stripPngChunks, imageTypeOf } from './file-kind.ts';
import { hashPicture } from './hashes/perceptual-hash.ts';

// One thread for each picture and no cache between them, so that their total memory is limited.
sharp.concurrency(1);
sharp.cache(false);

/** These threads also hash passwords and read files, so pictures never use all of them. */
export const encodeQueued = createQueue(availableParallelism() > 2 ? 2 : 1, 64);

/** The picture without its metadata, in each size, what identifies it, and what the classifier looks at. */
export async function encodePhoto(bytes: Buffer, { forClassifier = false } = {}) {
  const kind = imageTypeOf(bytes);
  if (!kind) {
    throw new AppError('photo_type_unsupported');
  }
  const input = kind === 'png' ? stripPngChunks(bytes) : bytes;
  await refuseTooDeep(input);
  try {
    return await encode(input, forClassifier);
  } catch {
    throw unreadable();
  }
}

async function refuseTooDeep(input: Buffer) {
  const { width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height <= photoLimits.pixels && Math.max(width, height) <= photoLimits.side) return;
  throw new AppError('photo_has_too_many_pixels');
}

/** A small file can take very long to decode, and others wait for it. */
const mostSeconds = 8;

async function encode(input: Buffer, forClassifier: boolean) {
  const options = { limitInputPixels: photoLimits.pixels, failOn: 'truncated' } as const;
  const largest = photoSizes.at(-1) ?? 0;
  const { data, info } = await sharp(input, options)
    .autoOrient()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files = new Map<number, Buffer>();
  for (const size of photoSizes) {
    const small = pixels().resize(size, size, { fit: 'inside', withoutEnlargement: true });
    files.set(size, await small.webp({ quality: 80, effort: 3 }).toBuffer());
  }
  const tiny = await pixels()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placeholder = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  const hash = await hashPicture(files.get(largest) ?? data, pixels());
  const sample = forClassifier ? await sampleOf(pixels()) : null;
  return { files, placeholder: Buffer.from(placeholder), hash, sample };
}

const unreadable = () => new AppError('photo_unreadable');
