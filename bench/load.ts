import autocannon from 'autocannon';
import type { Measure } from './case.ts';

export interface Load {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly connections?: number;
  readonly seconds?: number;
}

/** Asks as fast as it can over some kept connections. The server must be another process than this one. */
export function load({ url, headers = {}, connections = 16, seconds = 1 }: Load): Measure {
  return async () => {
    const result = await autocannon({
      url,
      headers,
      connections,
      duration: seconds,
      // It ends with a sample, so fine ones make an exact end.
      sampleInt: 50,
    });
    const failures = result.errors + result.non2xx;
    if (failures > 0) throw new Error(`${failures} requests to ${url} were not answered by a 2xx`);
    return { value: result['2xx'] / result.duration, p99: result.latency.p99 };
  };
}
