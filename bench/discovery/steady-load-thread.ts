import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type RequestOptions, sendRequest } from '../response-time.ts';
import type { SteadyLoad } from './steady-load.ts';

const { perSecond, requests } = workerData as SteadyLoad;
const start = performance.now();
const times = await Promise.all(
  requests.map((request, index) => sendDue(request, start + (index * 1000) / perSecond)),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(times);

/** A time starts when its request was due, so that a request that waits to be sent is no faster for it. */
async function sendDue(request: RequestOptions, due: number) {
  await sleep(Math.max(0, due - performance.now()));
  const { status, body } = await sendRequest(request);
  if (status !== 200) throw new Error(`${request.url} responded with ${status} ${body}`);
  return performance.now() - due;
}
