import { setTimeout as sleep } from 'node:timers/promises';
import { type RequestOptions, sendRequest } from '../response-time.ts';

interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: () => RequestOptions;
}

/**
 * Sends requests evenly, whether or not earlier ones were answered, and resolves with the 99th percentile of their times.
 * A time begins when its request was due, so that one that waits to be sent is no faster for it.
 */
export async function measureSteadyLoad({ perSecond, seconds, next }: Load) {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = start + (count * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    sent.push(sendDue(next(), due, times));
  }
  await Promise.all(sent);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function sendDue(request: RequestOptions, due: number, times: number[]) {
  const { status, body } = await sendRequest(request);
  if (status !== 200) throw new Error(`${request.url} responded with ${status} ${body}`);
  times.push(performance.now() - due);
}
