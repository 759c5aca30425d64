import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, vi } from 'vitest';
import { configFor } from '../web/build/config.ts';
import { artefacts } from './site.ts';

/** Builds the pages in the pseudo-language, for the tests of one file. */
export async function buildPseudoWeb() {
  // In the repository, so that what renders the public pages finds its packages.
  await mkdir(artefacts, { recursive: true });
  const folder = await mkdtemp(join(artefacts, 'pseudo-'));
  afterAll(() => rm(folder, { recursive: true }));
  const config = configFor('en', { pseudo: true });
  // The NODE_ENV of tests would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir: folder, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  return pathToFileURL(`${folder}/`);
}
