import { searchedAtOnce } from '@kindred/contract/chat/limits';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { chatOf, write } from '../../../../test/chat/chats.ts';
import { matchOf } from '../../../../test/likes/likes.ts';

const app = await testApp();

test('each member has one running search, and others search in the meantime', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hello');
  const search = (by: typeof ada, other: typeof ada) =>
    by.get(`/chats/${other.id}/search`, { text: 'hello' });
  const lock = await app.pool.connect();
  try {
    await lock.query('begin; lock table message in access exclusive mode');
    const both = [search(ada, alan), search(ada, alan)];
    const first = await Promise.race(both);
    expect(first.statusCode).toBe(429);
    const others = search(alan, ada);
    await lock.query('commit');
    const statuses = (await Promise.all([...both, others])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 429]);
  } finally {
    await lock.query('rollback');
    lock.release();
  }
  expect((await search(ada, alan)).statusCode).toBe(200);
});

test('one search reads a small part of a long chat, and says where to go on', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Needle');
  await app.pool.query(
    `insert into message (id, chat_id, number, sender_id, body, sent_at)
      select uuidv7(), m.chat_id, m.number + n, m.sender_id, 'Hay', m.sent_at
      from message m, generate_series(1, $2::int) n where m.sender_id = $1`,
    [ada.id, searchedAtOnce],
  );
  await app.pool.query(
    `update chat set last_number = 1 + $2::int
      where id = (select chat_id from chat_member where member_id = $1)`,
    [ada.id, searchedAtOnce],
  );
  const search = async (more = {}) =>
    (await ada.get(`/chats/${alan.id}/search`, { text: 'needle', ...more })).json<{
      data: { messages: { number: number }[]; nextBefore: number | null };
    }>().data;
  expect(searchedAtOnce).toBeLessThanOrEqual(2000);
  expect(await search()).toEqual({ messages: [], nextBefore: 2 });
  const rest = await search({ before: '2' });
  expect(rest).toMatchObject({ messages: [{ number: 1 }], nextBefore: null });
  expect(await chatOf(ada, alan)).toMatchObject({ lastNumber: searchedAtOnce + 1 });
});
