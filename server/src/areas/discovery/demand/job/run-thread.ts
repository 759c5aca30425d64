import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Night } from './estimate-rank-bonuses.ts';

/** Resolves when the estimate has ended. When the process stops, another one continues from what was stored. */
export async function runThread(databaseUrl: string, night: Night, signal: AbortSignal) {
  const thread = new Worker(new URL('thread.ts', import.meta.url), {
    workerData: { databaseUrl, night },
    // What it keeps is in typed arrays, outside of these limits. Without limits, rows already read would pile up first.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  });
  try {
    await once(thread, 'exit', { signal });
  } finally {
    await thread.terminate();
  }
}
