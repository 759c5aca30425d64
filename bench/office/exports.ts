import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Case, shareRuns } from '../case.ts';
import { proveIdentity } from '../sign-in.ts';
import { measureResponseTime } from '../response-time.ts';

/** Premium members, about a sixth of all. */
const filter = 'type=vip';

/** An export compared with COPY of as many rows and columns, and a list that is requested during an export. */
export async function* exports(
  url: string,
  client: Client,
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const figure = shareRuns(() => download(`${url}${apiBase}/users/export?${filter}`, headers));
  yield {
    id: 'export-vip',
    unit: 'rows/s',
    target: 0.25,
    rounds: 3,
    product: figure('speed'),
    baseline: () => copyRows(client),
  };
  yield {
    id: 'export-first-byte',
    unit: 'ms',
    target: 200,
    rounds: 3,
    product: figure('firstByte'),
  };
  const list = measureResponseTime({ url: `${url}${apiBase}/auth/users?limit=20`, headers }, 101);
  yield {
    id: 'list-during-export',
    unit: 'ms',
    target: 2,
    rounds: 3,
    async product() {
      const cancelled = new AbortController();
      const exporting = download(`${url}${apiBase}/users/export`, headers, cancelled.signal);
      const listed = await list();
      cancelled.abort();
      await exporting.catch(() => undefined);
      return listed;
    },
    baseline: list,
  };
}

async function download(url: string, headers: Record<string, string>, signal?: AbortSignal) {
  await proveIdentity(new URL(url).origin, headers);
  const start = performance.now();
  const [response] = (await once(get(url, { headers, ...(signal && { signal }) }), 'response')) as [
    IncomingMessage,
  ];
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
  let firstByte = 0;
  let rows = -1;
  for await (const part of response as AsyncIterable<Buffer>) {
    firstByte ||= performance.now() - start;
    for (const byte of part) if (byte === 10) rows += 1;
  }
  return { speed: (rows * 1000) / (performance.now() - start), firstByte };
}

async function copyRows(client: Client) {
  const start = performance.now();
  const copy = client.query(
    copyTo(`copy (select id, first_name, last_name, email, verified, state, is_vip, created_at, last_active, birth_date,
      gender, city, country, complete from bench.user_row where is_vip) to stdout with (format csv)`),
  );
  let rows = 0;
  for await (const part of copy as AsyncIterable<Buffer>)
    for (const byte of part) if (byte === 10) rows += 1;
  return { value: (rows * 1000) / (performance.now() - start) };
}
