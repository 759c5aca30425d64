import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltTexts } from '@kindred/contract/site/built-texts';
import { afterAll } from 'vitest';

/** The folder of a web in English and German whose pages have no texts. */
export async function buildTexts() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-texts-'));
  afterAll(() => rm(folder, { recursive: true }));
  const built: BuiltTexts = { texts: {}, files: {} };
  for (const each of [folder, join(folder, 'de')]) {
    await cp(new URL('../web/', import.meta.url), each, { recursive: true });
    await writeFile(join(each, '.texts.json'), JSON.stringify(built));
  }
  return pathToFileURL(`${folder}/`);
}
