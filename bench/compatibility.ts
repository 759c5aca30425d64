import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../server/src/errors.ts';
import type { Bench, Case, Options } from './case.ts';
import { compare, summary, toTable } from './compatibility/compare.ts';
import { readPairs } from './compatibility/dates.ts';
import { metricNames } from './compatibility/waves.ts';

/**
 * How well the score distinguishes matches of a speed-dating experiment from other pairs, before they met, compared
 * with a plain pair of logistic regressions. The data is about real people and stays outside of the project.
 */
export const compatibility: Bench = { flags: ['data', 'train'], cases };

const usualPath = fileURLToPath(new URL('../../shared/data/speed-dating', import.meta.url));
const resultsFile = new URL('results/compatibility.waves.txt', import.meta.url);

async function* cases({ flags, keepResults }: Options): AsyncGenerator<Case, void, void> {
  if (!flags['data'] && !existsSync(usualPath)) {
    console.log(`compatibility is left out: there is no data at ${usualPath}.`);
    return;
  }
  const data = await read(flags['data'] ?? usualPath);
  const waves = compare(data, flags['train'] ? await read(flags['train']) : data);
  const table = toTable(waves);
  console.log(`\n${table}`);
  if (keepResults) {
    await mkdir(new URL('.', resultsFile), { recursive: true });
    await writeFile(resultsFile, `${table}\n`);
  }
  for (const id of metricNames) {
    const { ours, plain, standardError } = summary(waves, id);
    const limit = Number((1 - standardError / plain).toPrecision(4));
    yield {
      id,
      unit: 'of 1',
      // One standard error below the plain pair. A single wave has none.
      ...(!Number.isNaN(limit) && { target: limit }),
      rounds: 1,
      product: async () => ({ value: ours }),
      baseline: async () => ({ value: plain }),
    };
  }
}

async function read(path: string) {
  if (!existsSync(path)) throw new StartError(`There is no data at ${path}.`);
  const pairs = await readPairs(path);
  if (pairs.length === 0) throw new StartError(`There are no dates in ${path}.`);
  return pairs;
}
