import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { type Source, madeFrom, moduleOf } from './text-module.ts';

const root = join(import.meta.dirname, '../../..');
const catalogues = join(root, 'texts');
const modules = join(root, 'web/src/texts');
const stamp = join(modules, '.made');

/** Those of pages, or of another pattern. */
export const catalogueNames = (pattern = '*.json') =>
  globSync(pattern, { cwd: join(catalogues, 'en') })
    .map((file) => file.replace('.json', '').replaceAll('\\', '/'))
    .toSorted();

/** A catalogue in the languages that have it. */
export const readCatalogue = (name: string) =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const file = join(catalogues, language, `${name}.json`);
      return existsSync(file) ? [[language, readJson(file)]] : [];
    }),
  ) as Partial<Record<Language, Source>>;

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Source;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes the modules by which the web says its texts, unless they were made from the same catalogues. */
export function writeTextModules() {
  const sources = hashOfSources();
  if (readStamp() === sources) return;
  const made = makeModules();
  const before = new Map(
    globSync('*/*.ts', { cwd: modules }).map((file) => {
      const path = join(modules, file);
      return [path, readFileSync(path, 'utf8')];
    }),
  );
  for (const [path, code] of before) if (code.startsWith(madeFrom) && !made.has(path)) rmSync(path);
  for (const [path, code] of made) if (code !== before.get(path)) writeFileSync(path, code);
  writeFileSync(stamp, sources);
}

/** The code of each module, by its path. */
const makeModules = () =>
  new Map(
    catalogueNames().flatMap((name) => {
      const catalogue = readCatalogue(name);
      return languageCodes.map((language) => [
        join(modules, language, `${name}.ts`),
        moduleOf(name, catalogue, language),
      ]);
    }),
  );

function hashOfSources() {
  const hash = createHash('sha256');
  const files = globSync(['texts/*/*.json', 'web/build/texts/text-module*.ts'], { cwd: root });
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}
