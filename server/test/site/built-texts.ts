import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { bundleServiceTexts } from '../../../web/build/texts/bundle-service-texts.ts';
import { NotedTexts } from '../../../web/build/texts/note-texts.ts';

/** The folder of a web with the texts of the service in English and German, and no scripts. */
export async function buildTexts() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-texts-'));
  afterAll(() => rm(folder, { recursive: true }));
  const pages = new URL('../web/', import.meta.url);
  await cp(pages, folder, { recursive: true });
  await bundleServiceTexts('en', new NotedTexts(), folder);
  await cp(pages, join(folder, 'de'), { recursive: true });
  await bundleServiceTexts('de', new NotedTexts(), join(folder, 'de'));
  return pathToFileURL(`${folder}/`);
}
