import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { type Measure, shareRuns } from './case.ts';

export interface RequestOptions {
  readonly url: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request over an open connection, and resolves with its time in milliseconds and the response. */
export function sendRequest({ url, method = 'GET', headers = {}, body }: RequestOptions) {
  return new Promise<{ time: number; status: number; body: string }>((resolve, reject) => {
    const start = performance.now();
    const outgoing = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('error', reject);
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          time: performance.now() - start,
          status: response.statusCode ?? 0,
          body: text,
        }),
      );
    });
    outgoing.on('error', reject).end(body);
  });
}

/** The median response time when there are no other requests. */
export const measureResponseTime = (options: RequestOptions, times = 15): Measure =>
  measureMedian(times, async () => {
    const response = await sendRequest(options);
    if (response.status !== 200)
      throw new Error(`${options.url} responded with ${response.status} ${response.body}`);
    return response.time;
  });

/** The median of several times. */
export function measureMedian(times: number, run: (round: number) => Promise<number>): Measure {
  return async () => {
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) taken.push(await run(round));
    return { value: quantile(taken, 0.5) };
  };
}

/**
 * The medians of two times that are measured in turns. The speed of a machine may change by half within seconds, which then
 * slows both; measured one after the other, the ratio of two times of a millisecond varies as much.
 */
export const measureInTurns = (
  times: number,
  product: () => Promise<number>,
  baseline: () => Promise<number>,
) =>
  shareRuns(async () => {
    const taken: { product: number; baseline: number }[] = [];
    for (let round = 0; round < times; round += 1)
      taken.push({ product: await product(), baseline: await baseline() });
    const median = (of: 'product' | 'baseline') =>
      quantile(
        taken.map((each) => each[of]),
        0.5,
      );
    return { product: median('product'), baseline: median('baseline') };
  });

/** The time that this share of the times is below: 0.5 gives the median. */
export const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
