// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { ChatClient } from '../../../../test/chat/chat-client.ts';
import { findWrongChats } from '../../../../test/chat/chats.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { findRedis, startRedis } from '../../../../test/service/redis.ts';
import { enter, startServer } from '../../../../test/service/separate-server.ts';

const app = await testApp();
const redis = findRedis();
const buses = ['the database', ...(redis ? ['Redis'] : [])];

test.each(buses)(
  'trust 34, trust 35: in a chat through two processes over %s, one process is stopped and one killed: no message is lost or repeated',
  async (bus) => {
    const env = bus === 'Redis' && redis ? { BUS_URL: (await startRedis(redis)).url } : {};
    const start = () => startServer(app, env);
    const servers = await Promise.all([start(), start(), start()]);
    const [leaving, dying, staying] = servers.map(({ url }) => url) as [string, string, string];
    const signIn = async (person: Person) => ({ ...person, headers: await enter(staying, person) });
    const [hers, his] = await matchOf(app);
    const [ada, alan] = [await signIn(hers), await signIn(his)];
    const clients = [
      new ChatClient(ada, alan, [leaving, staying]),
      new ChatClient(alan, ada, [dying, staying]),
    ] as const;
    const over = new AbortController();
    const talks = clients.map(async (client) => {
      for (let index = 1; !over.signal.aborted; index += 1) await client.write(`Text ${index}`);
    });
    async function enough(count: number) {
      const least = () => Math.min(...clients.map(({ acknowledged }) => acknowledged.length));
      await expect.poll(least, { interval: 1 }).toBeGreaterThanOrEqual(count);
    }
    await enough(20);
    expect(await servers[0].end('SIGTERM')).toBe(0);
    await enough(clients[0].acknowledged.length + 20);
    await servers[1].end('SIGKILL');
    await enough(Math.max(...clients.map(({ acknowledged }) => acknowledged.length)) + 20);
    over.abort();
    await Promise.all(talks);

    const histories = await Promise.all(clients.map((client) => client.history()));
    const ids = histories.map((messages) => messages.map(({ _id }) => _id));
    expect(ids[0]).toEqual(ids[1]);
    for (const [index, client] of clients.entries()) {
      const own = histories[index]?.filter(({ mine }) => mine).map(({ _id }) => _id);
      expect(own).toEqual(client.acknowledged);
    }
    const numbers = Array.from({ length: ids[0]?.length ?? 0 }, (_, at) => at + 1);
    expect(histories[0]?.map(({ number }) => number)).toEqual(numbers);
    expect(await findWrongChats(app)).toEqual([]);
    for (const client of clients) {
      await expect.poll(() => client.count()).toBeGreaterThanOrEqual(numbers.length);
      await client.leave();
      expect(client.heard.map(({ message }) => message)).toEqual(numbers);
      expect(client.returns).toBe(1);
    }
    await servers[2].end('SIGTERM');
  },
  120_000,
);
