// @module-tag long
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { hasImageFiles, imagePath } from '../../../test/files/images.ts';

const encoder = pathToFileURL(join(import.meta.dirname, 'encode.ts')).href;

// In its own process, whose peak size the system records.
const script = `
  import { readFileSync } from 'node:fs';
  import sharp from 'sharp';
  import { encodePhoto } from '${encoder}';
  const create = { width: 64, height: 64, channels: 3, background: '#c05070' };
  await encodePhoto(await sharp({ create }).png().toBuffer());
  const before = process.resourceUsage().maxRSS;
  const verdict = await encodePhoto(readFileSync(process.argv[1])).then(() => 'taken', () => 'refused');
  console.log(JSON.stringify({ verdict, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }));
`;

function encodeApart(path: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, path],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { verdict: string; megabytes: number };
}

/** 30,000 × 30,000 pixels would take 2,700 MB; the text of the last one 50 MB, and several times that. */
test.runIf(hasImageFiles).each([
  ['bomb-30000x30000.png', 'refused'],
  ['header-only-65535.png', 'refused'],
  ['lottapixel.jpg', 'refused'],
  ['ztxt-50mb.png', 'taken'],
])('trust 26: %s is %s within 32 MB', (name, expected) => {
  const { verdict, megabytes } = encodeApart(imagePath(name));
  expect(verdict).toBe(expected);
  expect(megabytes).toBeLessThan(32);
});
