import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { openDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createPerson } from '../../../test/members/people.ts';
import { findRedis, startRedis } from '../../../test/service/redis.ts';
import { publishEvent } from './publish.ts';

/** The bus that carries texts between processes, and how to break it. */
interface Carrier {
  readonly environment: NodeJS.ProcessEnv;
  readonly databaseUrl: string;
  /** The process that members are connected to. */
  readonly listening: string;
  readonly cut: () => Promise<void>;
  readonly heal: () => Promise<void>;
}

async function openDatabaseBus(): Promise<Carrier> {
  const databaseUrl = await testDatabase();
  const proxy = await openDatabaseProxy(databaseUrl);
  return {
    environment: { BUS_URL: undefined },
    databaseUrl,
    listening: proxy.url,
    cut: proxy.close,
    heal: proxy.reopen,
  };
}

async function openRedis(program: string): Promise<Carrier> {
  const redis = await startRedis(program);
  const databaseUrl = await testDatabase();
  return {
    environment: { BUS_URL: redis.url },
    databaseUrl,
    listening: databaseUrl,
    cut: () => redis.stop(),
    heal: () => redis.start(),
  };
}

const redis = findRedis();
const carriers = [
  ['the database', openDatabaseBus] as const,
  ...(redis ? [['Redis', () => openRedis(redis)] as const] : []),
];

describe.each(carriers)('events between processes by %s', (_name, open) => {
  let carrier: Carrier;
  let app: Awaited<ReturnType<typeof testApp>>;
  let url: string;

  beforeAll(async () => {
    carrier = await open();
    const { databaseUrl, environment, listening } = carrier;
    app = await testApp({ databaseUrl, environment });
    url = await liveUrl(await testApp({ databaseUrl: listening, environment }));
  });

  const typing = (index: number) => ({ memberId: `m${index}`, until: '' });

  test('stored events and others arrive, for many in parallel', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(app)));
    const screens = await Promise.all(people.map((person) => openChannel(url, person)));
    const ids = people.map(({ id }) => id);
    // More names than fit into one text.
    const strangers = Array.from({ length: 400 }, () => crypto.randomUUID());
    await publishEvent(app.pool, ids, 'likes', {});
    app.live.sendUnstored([...strangers, ...ids], 'typing', typing(1));
    for (const screen of screens) {
      await expect.poll(() => screen.eventsOf('typing')).toHaveLength(1);
      await expect.poll(screen.numbers).toEqual([1]);
    }
  });

  test('events that are not stored keep their order', async () => {
    const ada = await createPerson(app);
    const screen = await openChannel(url, ada);
    for (let index = 0; index < 50; index += 1) {
      app.live.sendUnstored([ada.id], 'typing', typing(index));
      if (index % 10 === 0) await sleep(20);
    }
    await expect.poll(() => screen.eventsOf('typing')).toHaveLength(50);
    expect(screen.eventsOf('typing').map(({ about }) => about)).toEqual(
      Array.from({ length: 50 }, (_, index) => typing(index)),
    );
  });

  test('another installation receives nothing', async () => {
    const other = await testApp({ environment: carrier.environment });
    const ada = await createPerson(app);
    const screen = await openChannel(url, ada);
    if (carrier.environment['BUS_URL'] === undefined) {
      other.live.sendUnstored([ada.id], 'typing', typing(1));
      await sleep(300);
    }
    app.live.sendUnstored([ada.id], 'typing', typing(2));
    await expect
      .poll(() => screen.eventsOf('typing').map(({ about }) => about))
      .toEqual([typing(2)]);
  });

  test(
    'trust 51: while it is down nothing stored is lost, and afterwards everything works as before',
    { tags: ['long'] },
    async () => {
      const ada = await createPerson(app);
      let last = 0;
      let screen = await openChannel(url, ada);
      const heard = async () => {
        // If the database is the bus, the process itself may have disconnected its clients.
        if (screen.state.closed !== null) screen = await openChannel(url, ada, last);
        last = screen.numbers().at(-1) ?? last;
        return last;
      };
      await carrier.cut();
      await publishEvent(app.pool, [ada.id], 'likes', {});
      await sleep(300);
      await carrier.heal();
      await expect.poll(() => heard().catch(() => 0)).toBe(1);
      await publishEvent(app.pool, [ada.id], 'likes', {});
      await expect.poll(() => heard().catch(() => 0)).toBe(2);
      const arrived = async () => {
        app.live.sendUnstored([ada.id], 'typing', typing(3));
        await heard().catch(() => 0);
        return screen.eventsOf('typing').length;
      };
      await expect.poll(arrived).toBeGreaterThan(0);
    },
  );
});
