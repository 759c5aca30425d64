import { availableParallelism } from 'node:os';
import { photoLimits, photoSizes } from '@kindred/contract/photos';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../errors.ts';
import { createQueue } from '../../platform/http/queue.ts';
import { keepPicture, kindOf } from './kind.ts';

// One thread for each picture, nothing remembered between them: what all of them take together is bounded.
sharp.concurrency(1);
sharp.cache(false);

/** The threads that do it also hash passwords and read files, so pictures never have all of them. */
export const encodeQueued = createQueue(availableParallelism() > 2 ? 2 : 1, 64);

/** A picture of which nothing is left but what one sees, in each size. */
export async function encodePhoto(bytes: Buffer) {
  const kind = kindOf(bytes);
  if (!kind) {
    throw new AppError('unsupported', 'Photos can be JPEG, PNG, WebP or AVIF files.');
  }
  const input = kind === 'png' ? keepPicture(bytes) : bytes;
  await refuseHuge(input);
  try {
    return await encode(input);
  } catch {
    throw unreadable();
  }
}

async function refuseHuge(input: Buffer) {
  const { width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height <= photoLimits.pixels) return;
  throw new AppError('refused', 'This photo has too many pixels. Photos can have 40 megapixels.');
}

async function encode(input: Buffer) {
  const options = { limitInputPixels: photoLimits.pixels, failOn: 'truncated' } as const;
  const largest = photoSizes.at(-1) ?? 0;
  const { data, info } = await sharp(input, options)
    .autoOrient()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
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
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  return { files, placeholder: Buffer.from(hash) };
}

const unreadable = () =>
  new AppError('refused', 'This photo is damaged and cannot be read. Please choose another one.');
