import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../server/src/db/with-client.ts';
import { addressOf } from './databases.ts';
import { startLoad, type Tally } from './load.ts';
import { createPairs } from './members.ts';
import { registerByMail } from './registration.ts';
import type { Site } from './site.ts';

const perSecond = 50;
const calmMs = 8000;
/** What pg_auto_failover takes with its defaults until it promotes the standby. The drill does it itself. */
const failoverMs = 20_000;
/** For how long other parts are away. */
const awayMs = 5000;
/** As `RestartSec` of the units. */
const restartMs = 2000;

interface Step {
  readonly name: string;
  readonly act: (site: Site) => Promise<void>;
}

const steps: readonly Step[] = [
  { name: 'nothing happens', act: async () => undefined },
  ...[0, 1].map((index) => ({
    name: `process web${index + 1} is restarted`,
    act: async ({ web }: Site) => {
      await web[index]?.end('SIGTERM');
      await sleep(restartMs);
      await web[index]?.start();
    },
  })),
  {
    name: 'the process of jobs is killed',
    act: async ({ jobs }) => {
      await jobs.end('SIGKILL');
      await sleep(restartMs);
      await jobs.start();
    },
  },
  {
    name: 'Redis is killed',
    act: async ({ redis }) => {
      await redis.end('SIGKILL');
      await sleep(awayMs);
      await redis.start();
    },
  },
  {
    name: 'the primary is killed, the standby promoted',
    act: async ({ primary, promoteStandby }) => {
      await primary.kill();
      await sleep(failoverMs);
      await promoteStandby();
    },
  },
  {
    name: 'the replica is killed',
    act: async ({ replica }) => {
      await replica.kill();
      await sleep(awayMs);
      await replica.start();
    },
  },
];

interface Result {
  readonly name: string;
  readonly tally: Tally;
  /** From the first try to register until the mail, if there was one. */
  readonly mailMs: number | null;
}

/**
 * Breaks one part after another while members write and someone registers. Returns whether nothing was lost, each mail came,
 * and nothing failed without being told.
 */
export async function performDrill(site: Site, say: (line: string) => void, stopped: AbortSignal) {
  say('Creating the members …');
  const load = startLoad(await createPairs(site), perSecond);
  const results: Result[] = [];
  try {
    for (const { name, act } of steps) {
      stopped.throwIfAborted();
      say(`${name} …`);
      const [mailMs] = await Promise.all([registerByMail(site), act(site)]);
      await sleep(calmMs, undefined, { signal: stopped });
      results.push({ name, tally: await load.takeTally(), mailMs });
    }
  } finally {
    await load.end();
  }
  const missing = await countMissing(site, load);
  for (const line of describe(results)) say(line);
  say(
    `Acknowledged writes that are missing: ${missing} of ${load.messages.length + load.likes.length}`,
  );
  return (
    missing === 0 && results.every(({ tally, mailMs }) => tally.failures === 0 && mailMs !== null)
  );
}

/** Asks the database that takes writes now. */
function countMissing({ ports }: Site, { messages, likes }: ReturnType<typeof startLoad>) {
  return withClient(addressOf('kindred', ports.standby, ports.primary), async (client) => {
    const { rows } = await client.query<{ missing: number }>(
      `select (select count(*) from unnest($1::uuid[]) id where not exists (select from message m where m.id = id.id))
        + (select count(*) from unnest($2::uuid[], $3::uuid[]) l (from_id, to_id) where not exists
          (select from choice c where c.member_id = l.from_id and c.other_id = l.to_id)) as missing`,
      [messages, likes.map(([from]) => from), likes.map(([, to]) => to)],
    );
    return Number(rows[0]?.missing);
  });
}

function describe(results: readonly Result[]) {
  const rows = results.map(({ name, tally, mailMs }) => [
    name,
    `${tally.sent}`,
    `${tally.acknowledged}`,
    `${tally.refused}`,
    [...tally.failed].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ') || '0',
    `${(tally.longestGapMs / 1000).toFixed(1)} s`,
    mailMs === null ? 'none' : `${(mailMs / 1000).toFixed(1)} s`,
  ]);
  return [
    '| what happens | sent | acknowledged | 503 with Retry-After | other failures | longest time without a write | mail to someone who registers |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}
