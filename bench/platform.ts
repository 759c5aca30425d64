import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Case, Options } from './case.ts';
import { deckInBrowser } from './platform/deck-in-browser.ts';
import { lighthouseScores } from './platform/lighthouse.ts';
import { startService } from './platform/npm-start.ts';
import { startupTimes } from './platform/startup.ts';
import { throughput } from './platform/throughput.ts';
import { pageWeights } from './platform/page-weight.ts';

/** The cost of the platform under every feature: requests, pages and starts. */
export const platform: Bench = { cases };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const { members } = options;
  yield* throughput(options);
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  try {
    const service = await startService(folder, members);
    try {
      yield* pageWeights(service.url);
      yield* lighthouseScores(service.url);
      yield* deckInBrowser(service);
    } finally {
      await service.stop();
    }
    yield* startupTimes(folder, members);
  } finally {
    await rm(folder, { recursive: true });
  }
}
