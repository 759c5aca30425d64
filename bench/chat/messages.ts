import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { staff } from '../bench-database.ts';
import { countRequests, openBrowser, visit } from '../browser.ts';
import { type Case, type Measure, shareRuns } from '../case.ts';
import { openToAll } from '../discovery/viewer.ts';
import { signIn } from '../sign-in.ts';
import { startProduct } from '../start-product.ts';
import { processTicks, ticks } from './busy-cores.ts';

const messages = 12;
/** Milliseconds after a message in which the pages do what they do because of it. */
const pauseMs = 1000;

/** The pages that are open while messages are sent, and how many of each member. */
const screens = ['sender', 'sender-elsewhere', 'open-chat', 'list', 'other-page'] as const;
type Screen = (typeof screens)[number];

interface BenchTarget {
  readonly database: string;
  readonly folder: string;
  /** The root of another version to compare with. */
  readonly before: string | undefined;
}

/** Requests to the API for each message, by the pages of both members, and the processor time of the server. */
export async function* messagesInBrowsers(target: BenchTarget): AsyncGenerator<Case, void, void> {
  const people = await prepareMatch(target.database);
  const own = new URL('../../', import.meta.url);
  const run = (root: URL) => shareRuns(() => sendAndCount(root, target, people));
  const product = run(own);
  const baseline = target.before && run(pathToFileURL(join(target.before, '/')));
  const pair = (key: string): Pick<Case, 'product' | 'baseline'> => ({
    product: (product as (key: string) => Measure)(key),
    ...(baseline && { baseline: (baseline as (key: string) => Measure)(key) }),
  });
  for (const screen of screens)
    yield { id: `requests-${screen}`, unit: 'items', rounds: 2, ...pair(`requests-${screen}`) };
  yield { id: 'cpu-server', unit: 'ms', target: 0.5, rounds: 2, ...pair('cpu-server') };
  yield { id: 'cpu-database', unit: 'ms', rounds: 2, ...pair('cpu-database') };
}

interface Person {
  readonly id: string;
  readonly email: string;
}

/** Two members who match and can sign in. */
async function prepareMatch(url: string): Promise<readonly [Person, Person]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Person>(
      `select m.id, m.email from member m join profile p on p.member_id = m.id
        where m.state = 'active' and m.staff_role is null and p.complete and m.email_verified_at is not null
        order by m.id desc limit 2`,
    );
    const [one, other] = rows as [Person, Person];
    await openToAll(client, [one.id, other.id]);
    await client.query(
      `insert into match (member_id, other_id, name, matched_at)
        select side.member_id, side.other_id, p.first_name, now()
        from (values ($1::uuid, $2::uuid), ($2, $1)) as side (member_id, other_id)
          join profile p on p.member_id = side.other_id on conflict do nothing`,
      [one.id, other.id],
    );
    return [one, other];
  } finally {
    await client.end();
  }
}

async function sendAndCount(
  root: URL,
  { database, folder }: BenchTarget,
  [sender, receiver]: readonly [Person, Person],
) {
  await using stack = new AsyncDisposableStack();
  const server = await startProduct({ url: database, folder, root });
  stack.defer(() => server.stop());
  const client = new Client({ connectionString: database });
  await client.connect();
  stack.defer(() => client.end());
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const open = async ({ email }: Person, path: string) => {
    const session = await signIn(server.url, email, staff.password);
    return (await visit(browser, new URL(path, server.url), session)).page;
  };
  const figures: Record<string, number> = {};
  const used = { server: 0, database: 0 };
  for (const [screen, path] of [
    ['open-chat', `/matches/${sender.id}`],
    ['list', '/matches'],
    ['other-page', '/home'],
  ] as const) {
    const pages: Partial<Record<Screen, Page>> = {
      sender: await open(sender, `/matches/${receiver.id}`),
      'sender-elsewhere': await open(sender, `/matches/${receiver.id}`),
      [screen]: await open(receiver, path),
    };
    const counts = new Map<string, ReturnType<typeof countRequests>>();
    const field = (pages.sender as Page).getByRole('textbox', { name: /^Message / });
    for (let round = -3; round < messages; round += 1) {
      // The first ones load code.
      if (round === 0)
        for (const [name, page] of Object.entries(pages)) counts.set(name, countRequests(page));
      const before = await readTicks(server.pid, client);
      await field.fill(`Message ${round}`);
      await field.press('Enter');
      await sleep(pauseMs);
      const after = await readTicks(server.pid, client);
      if (round < 0) continue;
      used.server += after.server - before.server;
      used.database += after.database - before.database;
    }
    for (const [name, count] of counts) {
      const sends = name === 'sender' ? messages : 0;
      figures[`requests-${name}`] ??= (count.end() - sends) / messages;
    }
    for (const page of Object.values(pages)) await page.context().close();
  }
  const each = (spent: number) => ((spent / ticks) * 1000) / (3 * messages);
  return { ...figures, 'cpu-server': each(used.server), 'cpu-database': each(used.database) };
}

/** The processor time of the server and of its connections to the database. */
async function readTicks(pid: number | undefined, client: Client) {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const spent = await Promise.all(rows.map((row) => processTicks(row.pid).catch(() => 0)));
  return {
    server: await processTicks(pid ?? 0),
    database: spent.reduce((sum, count) => sum + count, 0),
  };
}
