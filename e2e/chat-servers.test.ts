// @module-tag long
import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { findWrongChats, textsOf } from '../server/test/chat/chats.ts';
import { findRedis, startRedis } from '../server/test/service/redis.ts';
import { portOf, startServer } from '../server/test/service/separate-server.ts';
import { createPair, log, send, shownTexts } from './chat-page.ts';
import { enterAt } from './enter.ts';
import { openLine } from './line.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const redis = findRedis();
const program = redis === null ? [] : [redis];

const each = 12;
const texts = (name: string) => Array.from({ length: each }, (_, index) => `${name} ${index + 1}`);

/** The live channel by which this page got messages. */
function watchChannels(page: Page) {
  const channels: { socket: WebSocket; received: number }[] = [];
  page.on('websocket', (socket) => {
    const channel = { socket, received: 0 };
    channels.push(channel);
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"kind":"message"')) channel.received += 1;
    });
  });
  return channels;
}

/** The short run takes the bus that every installation has. In the tests of the server clients chat through both. */
const buses = [
  ['the database', null] as const,
  ...(long ? program : []).map((name) => ['Redis', name] as const),
];

test.each(buses)(
  'trust 35: two browsers chat through two processes by %s, one is killed in the middle, and no message is lost, repeated or out of order',
  async (_name, bus) => {
    const environment = bus === null ? {} : { BUS_URL: (await startRedis(bus)).url };
    const { ada, alan } = await createPair(site);
    const [first, second] = await Promise.all([
      startServer(site.app, environment),
      startServer(site.app, environment),
    ]);
    // Each starts at another process.
    const servers = [first, second].map(portOf);
    const [hers, his] = [await openLine(servers), await openLine(servers.toReversed())];
    const tall = { viewport: { width: 1280, height: 2400 } };
    const pages = await Promise.all([
      enterAt(site, hers.url, { member: ada, path: 'about:blank' }, tall),
      enterAt(site, his.url, { member: alan, path: 'about:blank' }, tall),
    ]);
    const channels = pages.map(watchChannels);
    await pages[0].goto(`/matches/${alan.id}`);
    await pages[1].goto(`/matches/${ada.id}`);
    for (const page of pages) await log(page).waitFor();
    site.allowErrors(/WebSocket|ERR_|Failed to fetch/);

    let killed: Promise<unknown> | undefined;
    const write = async (page: Page, name: string) => {
      for (const [index, text] of texts(name).entries()) {
        await send(page, text);
        if (index === each / 2) killed ??= first.end('SIGKILL');
      }
    };
    await Promise.all([write(pages[0], 'Hers'), write(pages[1], 'His')]);
    await killed;

    await expect.poll(async () => (await textsOf(ada, alan)).length).toBe(2 * each);
    const history = await textsOf(ada, alan);
    for (const name of ['Hers', 'His'])
      expect(history.filter((text) => text?.startsWith(`${name} `))).toEqual(texts(name));
    expect(await findWrongChats(site.app)).toEqual([]);
    for (const page of pages) await expect.poll(() => shownTexts(page)).toEqual(history);

    // Hers was at the killed process: another channel replaced it and carries what follows.
    await expect.poll(() => channels[0]?.filter(({ socket }) => !socket.isClosed()).length).toBe(1);
    const received = channels[0]?.at(-1)?.received ?? 0;
    await send(pages[1], 'Still there?');
    await expect.poll(() => channels[0]?.at(-1)?.received).toBe(received + 1);
    await log(pages[0]).getByText('Still there?').waitFor();
    expect(channels.map(({ length }) => length > 1)).toEqual([true, false]);
  },
);
