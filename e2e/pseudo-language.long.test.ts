import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { configFor } from '../web/build/config.ts';
import { findUntranslated } from './find-untranslated.ts';
import { pageVisits } from './page-visits.ts';
import { expectTextsFit, openForTexts } from './text-visits.ts';

// In the repository, so that what renders the public pages finds its packages.
const artefacts = join(import.meta.dirname, '../artefacts');
await mkdir(artefacts, { recursive: true });
const folder = await mkdtemp(join(artefacts, 'pseudo-'));
afterAll(() => rm(folder, { recursive: true }));
const config = configFor('en', { pseudo: true });
// With that of a test, React would be the one for development.
vi.stubEnv('NODE_ENV', 'production');
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  build: { ...config.build, outDir: folder, emptyOutDir: true },
});
vi.unstubAllEnvs();
const { open } = await openForTexts(pathToFileURL(`${folder}/`));

test.each(pageVisits)(
  '%s for a %s says nothing that is not among the texts, and longer texts fit',
  async (route, viewer) => {
    const page = await open(route, viewer);
    expect(await page.evaluate(findUntranslated)).toEqual([]);
    await expectTextsFit(page);
  },
);
