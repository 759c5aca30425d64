import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portraits } from './people/portraits.ts';

const folder = new URL('portraits/', import.meta.url);
const views = portraits.flatMap((portrait) => portrait.views);

test('the pictures are the listed ones: small, four by five, each with a placeholder', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(views.map(({ file }) => file).toSorted());
  for (const { file, size, placeholder } of views) {
    const bytes = await readFile(new URL(file, folder));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ file, width, height, format }).toEqual({
      file,
      width: 640,
      height: 800,
      format: 'webp',
    });
    expect(bytes.length).toBe(size);
    expect(size).toBeLessThan(30_000);
    expect(Buffer.from(placeholder, 'base64').length).toBeGreaterThan(10);
  }
});

test('there are at least sixty people, of every skin tone for every look', () => {
  expect(portraits.length).toBeGreaterThanOrEqual(60);
  for (const look of ['woman', 'man', 'either']) {
    const tones = new Set(portraits.filter((one) => one.look === look).map(({ tone }) => tone));
    expect(tones).toEqual(new Set([1, 2, 3, 4, 5]));
  }
});
