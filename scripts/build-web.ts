import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { StartError } from '../server/src/errors.ts';
import { runTask, say } from './task.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stamp = join(dist, '.sources');

/** Builds the web unless web/dist was built from the same sources. */
export async function buildWeb() {
  const sources = hashSources();
  if (readStamp() === sources) return;
  if (!isInstalled('vite'))
    throw new StartError(
      'The pages in web/dist are out of date, and the build tools are not installed: run `npm ci && npm run build && npm ci --omit=dev`.',
    );
  say('Building the web …');
  const [{ build }, { configFor }] = await Promise.all([
    import('vite'),
    import('../web/build/config.ts'),
  ]);
  for (const language of languageCodes)
    await build({ ...configFor(language), configFile: false, logLevel: 'warn' });
  for (const language of languageCodes) if (language !== 'en') addLanguage(language);
  writeFileSync(stamp, sources);
}

/** The scripts of a language are beside the others, its pages in a folder of their own. */
function addLanguage(language: Language) {
  const built = join(dist, `.${language}`);
  cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true, force: false });
  for (const name of ['index.html', 'prerendered', '.vite'])
    cpSync(join(built, name), join(dist, language, name), { recursive: true });
  rmSync(built, { recursive: true });
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
    'web/*.*',
    'web/{build,public,src}/**/*.*',
  ];
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(path)) continue;
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
