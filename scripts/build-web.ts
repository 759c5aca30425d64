import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { StartError } from '../server/src/errors.ts';
import { runTask, say } from './task.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stampOf = (language: Language) => join(dist, language === 'en' ? '' : language, '.sources');

/** Builds the pages of each of these languages, unless those in web/dist were built from the same sources. */
export async function buildWeb(
  wanted: readonly Language[] = languageCodes,
  sources = hashSources(),
) {
  for (const language of wanted) {
    // Building English empties the folder.
    if (readStamp(language) === sources) continue;
    if (!isInstalled('vite'))
      throw new StartError(
        'The pages in web/dist are out of date, and the build tools are not installed: run `npm ci && npm run build && npm ci --omit=dev`.',
      );
    if (language === 'en') say('Building the web …');
    await buildPages(language, sources);
  }
}

async function buildPages(language: Language, sources: string) {
  const [{ build }, { configFor }, { writeTextModules }] = await Promise.all([
    import('vite'),
    import('../web/build/config.ts'),
    import('../web/build/texts/text-modules.ts'),
  ]);
  writeTextModules();
  const config = configFor(language);
  // Whatever started this: with another value React would be the one for development.
  process.env['NODE_ENV'] = 'production';
  await build({ ...config, configFile: false, logLevel: 'warn' });
  const built = resolve(config.root, config.build.outDir ?? dist);
  writeFileSync(join(built, '.sources'), sources);
  if (language === 'en') return;
  // Its scripts are beside those in English, and its pages appear together.
  cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true, force: false });
  rmSync(join(built, 'assets'), { recursive: true });
  rmSync(join(dist, language), { recursive: true, force: true });
  renameSync(built, join(dist, language));
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
    'texts/*/*.json',
    'web/*.*',
    'web/{build,public,src}/**/*.*',
  ];
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    if (!isMade(path)) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** Whether it is the module of a catalogue, which is written before each build. */
function isMade(path: string) {
  const [, name] = /^web[\\/]src[\\/]texts[\\/]\w+[\\/](.+)\.ts$/.exec(path) ?? [];
  return name !== undefined && existsSync(join(root, `texts/en/${name}.json`));
}

function readStamp(language: Language): string | undefined {
  try {
    return readFileSync(stampOf(language), 'utf8');
  } catch {
    return undefined;
  }
}

/** `npm start` does not wait for the others, which are built beside the service while it runs. */
async function buildAsAsked() {
  const [asked] = process.argv.slice(2);
  const others = languageCodes.filter((language) => language !== 'en');
  if (asked === 'english') return buildWeb(['en']);
  if (asked !== 'others') return buildWeb();
  setPriority(constants.priority.PRIORITY_LOW);
  // English was built, or found to be up to date, a moment ago.
  if (isInstalled('vite')) await buildWeb(others, readStamp('en'));
}

if (import.meta.main) await runTask(buildAsAsked);
