import autocannon from 'autocannon';
import type { Measure } from './case.ts';

interface Target {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly connections?: number;
  readonly seconds?: number;
}

/** Requests per second over some open connections. The server must run in another process. */
export function measureRequestRate({
  url,
  headers = {},
  connections = 16,
  seconds = 1,
}: Target): Measure {
  return async () => {
    const result = await autocannon({
      url,
      headers,
      connections,
      duration: seconds,
      // A run ends with a sample, so short samples give an exact end.
      sampleInt: 50,
    });
    const failures = result.errors + result.non2xx;
    if (failures > 0) throw new Error(`${failures} requests to ${url} failed`);
    return { value: result['2xx'] / result.duration, p99: result.latency.p99 };
  };
}
