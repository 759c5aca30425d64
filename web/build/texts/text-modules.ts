import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueNames, readSources } from '../../../server/src/texts/page-catalogues.ts';
import { madeFrom, moduleOf } from './text-module.ts';

const root = join(import.meta.dirname, '../../..');
const modules = join(root, 'web/src/texts');
const stamp = join(modules, '.made');

/** Writes the modules by which the web says its texts, unless they were made from the same catalogues. */
export function writeTextModules() {
  const sources = hashOfSources();
  if (readStamp() === sources) return;
  const made = new Map(
    catalogueNames().map((name) => [
      join(modules, `${name}.ts`),
      moduleOf(name, readSources(name)),
    ]),
  );
  const before = new Map(
    globSync('*.ts', { cwd: modules }).map((file) => {
      const path = join(modules, file);
      return [path, readFileSync(path, 'utf8')];
    }),
  );
  for (const [path, code] of before) if (code.startsWith(madeFrom) && !made.has(path)) rmSync(path);
  for (const [path, code] of made) if (code !== before.get(path)) writeFileSync(path, code);
  writeFileSync(stamp, sources);
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = globSync(
    ['texts/*/*.json', 'web/build/texts/text-module*.ts', 'server/src/texts/page-*.ts'],
    { cwd: root },
  );
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
