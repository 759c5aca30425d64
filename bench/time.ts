import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import type { Measure } from './case.ts';

export interface Ask {
  readonly url: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true });

/** One question over a kept connection: its time in milliseconds, and what was answered. */
export function ask({ url, method = 'GET', headers = {}, body }: Ask) {
  return new Promise<{ time: number; firstByte: number; status: number; body: string }>(
    (resolve, reject) => {
      const begun = performance.now();
      const out = request(url, { agent, method, headers }, (answer) => {
        let firstByte = 0;
        let text = '';
        answer.setEncoding('utf8').on('error', reject);
        answer.on('data', (part: string) => {
          firstByte ||= performance.now() - begun;
          text += part;
        });
        answer.on('end', () =>
          resolve({
            time: performance.now() - begun,
            firstByte,
            status: answer.statusCode ?? 0,
            body: text,
          }),
        );
      });
      out.on('error', reject).end(body);
    },
  );
}

/** What one answer takes when nobody else asks: the middle one of a row. */
export function time(question: Ask, times = 15): Measure {
  return async () => {
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const answer = await ask(question);
      if (answer.status !== 200)
        throw new Error(`${question.url} answered ${answer.status} ${answer.body}`);
      taken.push(answer.time);
    }
    return { value: taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN };
  };
}
