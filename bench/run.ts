import { mkdir, writeFile } from 'node:fs/promises';
import type { Bench, Case, Figure, Options } from './case.ts';
import { asResult, conclude, type Outcome } from './outcome.ts';
import { printHead, printOutcome } from './table.ts';

const results = new URL('results/', import.meta.url);

interface Run extends Options {
  /** Runs the cases that it matches, and keeps no results. */
  readonly only?: RegExp | undefined;
  readonly signal: AbortSignal;
}

/** Runs a bench, shows each figure as it comes, and keeps them all. */
export async function runBench(name: string, bench: Bench, { only, signal, ...options }: Run) {
  const outcomes: Outcome[] = [];
  for await (const item of bench(options)) {
    if (only && !only.test(item.id)) continue;
    const outcome = await measure(item, signal);
    if (outcomes.length === 0) printHead(name);
    printOutcome(outcome);
    outcomes.push(outcome);
  }
  if (only) return;
  await mkdir(results, { recursive: true });
  const report = { name, cases: outcomes.map(asResult) };
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(report, null, 2)}\n`);
}

/** Ours and baseline in turn, so that both meet the same moods of the machine. */
async function measure(
  { rounds = 9, ours, baseline, ...item }: Case,
  signal: AbortSignal,
): Promise<Outcome> {
  // Both sides compile and cache at first; that round does not count.
  if (baseline) for (const side of [ours, baseline]) await side();
  const own: Figure[] = [];
  const others: Figure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    own.push(await ours());
    if (baseline) others.push(await baseline());
  }
  return conclude(item, own, others);
}
