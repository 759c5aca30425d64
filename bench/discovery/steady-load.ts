import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type RequestOptions, quantile } from '../response-time.ts';

export interface SteadyLoad {
  readonly perSecond: number;
  readonly requests: readonly RequestOptions[];
}

/**
 * Sends requests evenly, whether or not earlier ones were answered, and resolves with the 99th percentile of their
 * times. They are sent by a separate thread: garbage collection of the bench's own data would otherwise count as their
 * time.
 */
export async function measureSteadyLoad(load: SteadyLoad) {
  const thread = new Worker(new URL('steady-load-thread.ts', import.meta.url), {
    workerData: load,
  });
  const [times] = (await once(thread, 'message')) as [readonly number[]];
  return quantile(times, 0.99);
}
