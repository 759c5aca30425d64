import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Case, shareRuns } from '../case.ts';
import { time } from '../time.ts';

/** About a tenth of a million: everybody of one plan. */
const filter = 'type=vip';

/** The export beside the database's own COPY of as many rows and columns, and a list asked for meanwhile. */
export async function* exports(
  url: string,
  databaseUrl: string,
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const figure = shareRuns(() => drain(`${url}/api/v1/users/export?${filter}`, headers));
  yield {
    id: 'export of the vip',
    unit: 'rows/s',
    target: 0.25,
    rounds: 3,
    ours: figure('speed'),
    baseline: () => copyBarely(databaseUrl),
  };
  yield {
    id: 'first byte of the export',
    unit: 'ms',
    target: 200,
    rounds: 3,
    ours: figure('firstByte'),
  };
  const list = time({ url: `${url}/api/v1/auth/users?limit=20`, headers }, 101);
  yield {
    id: 'a list beside an export',
    unit: 'ms',
    target: 2,
    rounds: 3,
    async ours() {
      const cut = new AbortController();
      const exporting = drain(`${url}/api/v1/users/export`, headers, cut.signal);
      const listed = await list();
      cut.abort();
      await exporting.catch(() => undefined);
      return listed;
    },
    baseline: list,
  };
}

async function drain(url: string, headers: Record<string, string>, signal?: AbortSignal) {
  const begun = performance.now();
  const [answer] = (await once(get(url, { headers, ...(signal && { signal }) }), 'response')) as [
    IncomingMessage,
  ];
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  let firstByte = 0;
  let rows = -1;
  for await (const part of answer as AsyncIterable<Buffer>) {
    firstByte ||= performance.now() - begun;
    for (const byte of part) if (byte === 10) rows += 1;
  }
  return { speed: (rows * 1000) / (performance.now() - begun), firstByte };
}

async function copyBarely(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const begun = performance.now();
    const copy = client.query(
      copyTo(`copy (select m.id, p.first_name, p.last_name, m.email, m.email_verified_at, m.state, m.is_vip,
        m.created_at, a.last_active, p.birth_date, p.gender, p.city, p.country, p.complete
        from member m left join profile p on p.member_id = m.id left join presence a on a.member_id = m.id
        where m.is_vip) to stdout with (format csv)`),
    );
    let rows = 0;
    for await (const part of copy as AsyncIterable<Buffer>)
      for (const byte of part) if (byte === 10) rows += 1;
    return { value: (rows * 1000) / (performance.now() - begun) };
  } finally {
    await client.end();
  }
}
