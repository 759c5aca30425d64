import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../server/src/errors.ts';
import { runTask, say } from './task.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web/dist/.sources');

/** Builds the pages, unless those in web/dist were built from the same sources. */
export async function buildWeb() {
  const sources = hashSources();
  if (readStamp() === sources) return;
  if (!isInstalled('vite'))
    throw new StartError(
      'The pages in web/dist are out of date, and the build tools are not installed: run `npm ci && npm run build && npm ci --omit=dev`.',
    );
  say('Building the web …');
  const [{ build }, { config }, { writeTextModules }] = await Promise.all([
    import('vite'),
    import('../web/build/config.ts'),
    import('../web/build/texts/text-modules.ts'),
  ]);
  writeTextModules();
  // Whatever started this: with another value React would be the one for development.
  process.env['NODE_ENV'] = 'production';
  await build({ ...config, configFile: false, logLevel: 'warn' });
  writeFileSync(stamp, sources);
}

function isInstalled(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  const patterns = [
    'package-lock.json',
    'contract/src/**/*.ts',
    'server/src/texts/{messages,page-*}.ts',
    'texts/*/*.json',
    'web/*.*',
    'web/{build,public,src}/**/*.*',
  ];
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    // The modules of texts are written before each build.
    if (/\.test\.tsx?$|^web[\\/]src[\\/]texts/.test(path)) continue;
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runTask(buildWeb);
