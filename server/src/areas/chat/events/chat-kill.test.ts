// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { findWrongChats, historyOf } from '../../../../test/chat/chats.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { enter, startServer } from '../../../../test/service/separate-server.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const app = await testApp();
const rounds = 2;

interface Talk {
  readonly from: Person;
  readonly to: Person;
  /** What was confirmed is stored. */
  readonly acknowledged: string[];
}

/** Sends one message after the other until the server is killed. */
async function talk(url: string, { from, to, acknowledged }: Talk) {
  const headers = { ...(await enter(url, from)), 'content-type': 'application/json' };
  for (let id = timeOrderedId(); ;) {
    const address = `${url}${apiBase}/chats/${to.id}/messages/${id}`;
    const body = JSON.stringify({ text: `Message ${id}` });
    const answer = await fetch(address, { method: 'PUT', headers, body }).catch(() => null);
    if (!answer) return;
    // A busy machine answers 503, so try again a little later.
    if (answer.status !== 200) {
      await sleep(20);
      continue;
    }
    acknowledged.push(id);
    id = timeOrderedId();
  }
}

test('trust 34: killed while messages are sent, every confirmed one is there, once and in order', async () => {
  const pairs = [await matchOf(app), await matchOf(app)];
  const talks = pairs.flatMap(([ada, alan]): Talk[] => [
    { from: ada, to: alan, acknowledged: [] },
    { from: alan, to: ada, acknowledged: [] },
  ]);
  for (let round = 1; round <= rounds; round += 1) {
    const { url, end } = await startServer(app);
    const talking = Promise.all(talks.map((each) => talk(url, each)));
    await expect
      .poll(() => Math.min(...talks.map(({ acknowledged }) => acknowledged.length)), {
        interval: 1,
      })
      .toBeGreaterThanOrEqual(4 * round);
    await end('SIGKILL');
    await talking;
  }
  expect(await findWrongChats(app)).toEqual([]);
  for (const { from, to, acknowledged } of talks) {
    const stored = await ownMessages(from, to);
    const known = new Set(acknowledged);
    expect(stored.filter((id) => known.has(id))).toEqual(acknowledged);
    // At most the message that each kill interrupted was stored without a response.
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(rounds);
  }
});

/** The ids of all messages of a sender, in their order. */
async function ownMessages(by: Person, other: Person) {
  const ids: string[] = [];
  for (let after = 0; ; after += 100) {
    const query = { after: String(after), limit: '100' };
    const { messages, lastNumber } = await historyOf(by, other, query);
    ids.push(...messages.filter(({ mine }) => mine).map(({ _id }) => _id));
    if (after + 100 >= lastNumber) return ids;
  }
}
