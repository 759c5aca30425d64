import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { makeImage, makePicture } from '../../../../test/files/images.ts';
import { hashPicture, mostDifferentBits } from './perceptual-hash.ts';

const folder = join(import.meta.dirname, '../../../../../population/portraits');

/** Some portraits, of different people. */
const portraits = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('-1.webp')).toSorted();
  return Promise.all(
    names.filter((_, at) => at % (long ? 9 : 18) === 0).map((name) => readFile(join(folder, name))),
  );
};

const hashOf = (file: Buffer) => hashPicture(file, sharp(file));

function difference(a: string | null, b: string | null) {
  if (!a || !b) return 64;
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
}

/** What people do to a picture before they show it again. */
const changes: Readonly<Record<string, (picture: Sharp, width: number, height: number) => Sharp>> =
  {
    'made smaller': (picture) => picture.resize(240),
    'compressed much': (picture) => picture.jpeg({ quality: 20 }),
    'without colors': (picture) => picture.greyscale(),
    brighter: (picture) => picture.modulate({ brightness: 1.15 }),
    'stretched a little': (picture, width, height) =>
      picture.resize(Math.round(width * 1.08), height, { fit: 'fill' }),
    'cut by one percent on each side': (picture, width, height) =>
      picture.extract({
        left: Math.round(width * 0.01),
        top: Math.round(height * 0.01),
        width: Math.round(width * 0.98),
        height: Math.round(height * 0.98),
      }),
    mirrored: (picture) => picture.flop(),
  };

test.each(Object.entries(changes))(
  'a picture that was %s counts as the same',
  async (_, change) => {
    for (const file of await portraits()) {
      const { width, height } = await sharp(file).metadata();
      const { perceptual, mirrored } = await hashOf(file);
      const changed = await hashOf(await change(sharp(file), width, height).toBuffer());
      const bits = Math.min(
        difference(perceptual, changed.perceptual),
        difference(mirrored, changed.perceptual),
      );
      expect(bits).toBeLessThanOrEqual(mostDifferentBits);
    }
  },
);

test('pictures of other things do not count as the same', { tags: ['long'] }, async () => {
  const hashes = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => hashOf(await makePicture(number))),
  );
  for (const [at, one] of hashes.entries())
    for (const other of hashes.slice(at + 1)) {
      expect(difference(one.perceptual, other.perceptual)).toBeGreaterThan(mostDifferentBits);
      expect(difference(one.mirrored, other.perceptual)).toBeGreaterThan(mostDifferentBits);
    }
});

test('a picture of one color is found by its exact hash alone', async () => {
  const [black, grey] = [
    await hashOf(await makeImage('#000')),
    await hashOf(await makeImage('#777')),
  ];
  expect([black.perceptual, grey.perceptual]).toEqual([null, null]);
  expect(black.exact).not.toBe(grey.exact);
  expect((await hashOf(await makeImage('#000'))).exact).toBe(black.exact);
});
