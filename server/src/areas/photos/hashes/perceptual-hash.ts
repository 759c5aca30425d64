import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';

/** What identifies a picture, in hexadecimal. It cannot be drawn from these. */
export interface PictureHash {
  /** SHA-256 of its largest file. */
  readonly exact: string;
  /** 64 bits that stay nearly the same when it is made smaller, compressed or cut a little. Null if it shows next to nothing. */
  readonly perceptual: string | null;
  /** The same of its mirror image. */
  readonly mirrored: string | null;
}

/** Pictures that differ in at most this many of the 64 bits count as the same. `perceptual-hash.test.ts` measures it. */
export const mostDifferentBits = 6;

/** How much the pixels of a picture differ from their mean, of 255. */
const leastDifference = 2;

const side = 32;
/** The low frequencies, which say what a picture shows. Higher ones are details and noise. */
const kept = 8;

const waves = Array.from({ length: kept }, (_, frequency) =>
  Array.from({ length: side }, (__, at) =>
    Math.cos((Math.PI * (2 * at + 1) * frequency) / (2 * side)),
  ),
);

/** The hashes of a picture, by the signs of the low frequencies of its cosine transform. */
export async function hashPicture(file: Buffer, picture: Sharp): Promise<PictureHash> {
  const grey = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: side }, (_, row) => [
    ...grey.subarray(row * side, (row + 1) * side),
  ]);
  const exact = createHash('sha256').update(file).digest('hex');
  if (isEmpty([...grey])) return { exact, perceptual: null, mirrored: null };
  return { exact, perceptual: bitsOf(rows), mirrored: bitsOf(rows.map((row) => row.toReversed())) };
}

/** All black pictures look the same, and so do all white ones. */
function isEmpty(pixels: readonly number[]) {
  const mean = pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
  const difference = pixels.reduce((sum, pixel) => sum + Math.abs(pixel - mean), 0) / pixels.length;
  return difference < leastDifference;
}

function bitsOf(rows: readonly (readonly number[])[]) {
  const across = rows.map((row) => waves.map((wave) => dot(row, wave)));
  const frequencies = waves.flatMap((wave) =>
    waves.map((_, column) =>
      dot(
        across.map((row) => row[column] ?? 0),
        wave,
      ),
    ),
  );
  const [lower = 0, upper = 0] = frequencies.toSorted((a, b) => a - b).slice(31, 33);
  const median = (lower + upper) / 2;
  const bits = frequencies.map((each) => (each > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

const dot = (values: readonly number[], wave: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (wave[at] ?? 0), 0);
