import { mkdir, writeFile } from 'node:fs/promises';
import type { Bench, Case, Figure, Measure, Options } from './case.ts';
import { summarize, toJson, type Result } from './result.ts';
import { printHeader, printResult } from './result-table.ts';
import { within } from './within.ts';

const results = new URL('results/', import.meta.url);
/** Far above what any round takes with a million members. */
const longestRound = 30 * 60_000;

interface Run extends Omit<Options, 'keepResults'> {
  /** Runs only the cases whose id matches, and keeps no results. */
  readonly only?: RegExp | undefined;
  readonly signal: AbortSignal;
}

/** Runs a bench, prints each result as soon as it is known, and keeps them all in a file. */
export async function runBench(name: string, bench: Bench, { only, signal, ...options }: Run) {
  const kept: Result[] = [];
  for await (const item of bench.cases({ ...options, keepResults: !only })) {
    if (only && !only.test(item.id)) continue;
    const result = await runCase(item, signal);
    if (kept.length === 0) printHeader(name);
    printResult(result);
    kept.push(result);
  }
  if (only || kept.length === 0) return;
  await mkdir(results, { recursive: true });
  const report = { name, members: options.members, cases: kept.map(toJson) };
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(report, null, 2)}\n`);
}

/** Product and baseline alternate, so that other load on the machine affects both alike. */
async function runCase(
  { rounds = 9, product, baseline, ...item }: Case,
  signal: AbortSignal,
): Promise<Result> {
  const run = (measure: Measure) => within(`A round of ${item.id}`, measure(), longestRound);
  // The first round does not count, because both compile code and fill caches in it.
  if (baseline) for (const measure of [product, baseline]) await run(measure);
  const products: Figure[] = [];
  const baselines: Figure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    products.push(await run(product));
    if (baseline) baselines.push(await run(baseline));
  }
  return summarize(item, products, baselines);
}
