import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { findWrongChats, historyOf, inboxOf, say, write } from '../../../test/chat/chats.ts';
import { chatEnds, stateSetter } from '../../../test/chat/chat-ends.ts';
import { type Person, matchOf, renewed } from '../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { personOf } from '../../../test/members/people.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { eraseLeavers } from '../members/erase.ts';

const app = await testApp();
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));

const ends = chatEnds(grace);
const setState = stateSetter(grace);

/** The response of every call of a chat to one member. */
async function statusesOf(by: Person, other: Person, messageId: string) {
  const chat = `/chats/${other.id}`;
  const message = `${chat}/messages/${messageId}`;
  const answers = [
    await by.get(chat),
    await by.get(`${chat}/messages`),
    await by.get(`${chat}/search`, { text: 'x' }),
    await say(by, other, 'Still there?'),
    await by.send('PUT', `${message}/text`, { text: 'x' }),
    await by.send('PUT', `${message}/reaction`, { reaction: null }),
    await by.send('DELETE', `${message}?for=me`),
    await by.send('PUT', `${chat}/read`, { number: 1 }),
    await by.send('PUT', `${chat}/archived`, { archived: true }),
    await by.send('PUT', `${chat}/draft`, { text: 'x' }),
  ];
  return [...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${messageOf(body)}`))];
}

const messageOf = (body: string) => (JSON.parse(body) as { message?: string }).message;

test.each(Object.entries(ends))(
  'trust 53: %s ends the chat, which then looks as if it never existed',
  async (_name, end) => {
    const [ada, alan] = await matchOf(app);
    const { message } = await write(ada, alan, 'Hello');
    await write(alan, ada, 'Hi');
    expect((await inboxOf(alan)).unread).toEqual({ chats: 1, messages: 1 });
    await end(ada, alan);
    const idle = { chats: [], unread: { chats: 0, messages: 0 }, nextCursor: null };
    expect(await inboxOf(alan)).toEqual(idle);
    expect(await statusesOf(alan, ada, message._id)).toEqual(['404 Chat not found.']);
    const delivered = { chats: [{ memberId: ada.id, number: 1 }] };
    const marked = await alan.send('PUT', '/chats/delivered', delivered);
    expect(marked.json()).toMatchObject({ data: { delivered: 0 } });
    expect(await findWrongChats(app)).toEqual([]);
  },
);

test('trust 53: a chat comes back with the member, and members on a pause can still write', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hello');
  await ada.send('PUT', '/auth/pause', { paused: true });
  await write(ada, alan, 'I am on a pause');
  await write(alan, ada, 'I see');
  await setState(ada, 'banned');
  expect((await say(alan, ada, 'And now?')).statusCode).toBe(404);
  await setState(ada, 'active');
  const back = await renewed(app, ada);
  await write(alan, back, 'Welcome back');
  expect((await historyOf(back, alan)).lastNumber).toBe(4);
  await back.send('PUT', `/blocks/${alan.id}`);
  await back.send('DELETE', `/blocks/${alan.id}`);
  await write(alan, back, 'Pardon?');
  expect(await findWrongChats(app)).toEqual([]);
});

test('trust 53: a message sent during a block is stored before the block or not at all', async () => {
  for (let round = 0; round < 10; round++) {
    const [ada, alan] = await matchOf(app);
    const [sent] = await Promise.all([
      say(alan, ada, 'Hello'),
      ada.send('PUT', `/blocks/${alan.id}`),
    ]);
    const { rows } = await app.pool.query<{ count: number }>(
      `select count(*)::int as count from chat_member s join message using (chat_id) where s.member_id = $1`,
      [ada.id],
    );
    expect(rows[0]?.count).toBe(sent.statusCode === 200 ? 1 : 0);
    expect((await say(alan, ada, 'Hello')).statusCode).toBe(404);
  }
});

test('messages are deleted when the match ended so long ago that they can no longer be reported', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Of the past');
  await ada.send('DELETE', `/matches/${alan.id}`);
  const clean = async () => {
    await addJob(app.pool, 'delete-ended-chats', {});
    await app.jobs.runDue();
    return (await app.pool.query(`select from message where body = 'Of the past'`)).rowCount;
  };
  expect(await clean()).toBe(1);
  await app.pool.query(`update match set matched_at = matched_at - interval '91 days',
    ended_at = ended_at - interval '91 days' where member_id in ('${ada.id}', '${alan.id}')`);
  expect(await clean()).toBe(0);
});

test('trust 55: what looks like a scam is held until the other one has answered, and hurtful text needs a confirmation', async () => {
  const [ada, alan] = await matchOf(app);
  const stopOf = async (answer: ReturnType<typeof say>) =>
    (await answer).json<{ data?: { stop?: string } }>().data?.stop;
  expect(await stopOf(say(ada, alan, 'See www.rich.example'))).toBe('link');
  expect(await stopOf(say(ada, alan, 'See www.rich.example', { sure: true }))).toBe('link');
  expect(await stopOf(say(ada, alan, 'You idiot'))).toBe('hurtful');
  const { message } = await write(ada, alan, 'You idiot', { sure: true });
  const edit = (text: string) =>
    ada.send('PUT', `/chats/${alan.id}/messages/${message._id}/text`, { text });
  expect((await edit('Whatsapp me')).json()).toMatchObject({ data: { stop: 'contact' } });
  expect((await historyOf(alan, ada)).messages).toHaveLength(1);
  await write(alan, ada, 'Pardon?');
  await write(ada, alan, 'Sorry. I meant this: www.poems.example');
  expect((await historyOf(alan, ada)).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('erasing a member deletes their chats, with the messages of both', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hers');
  await write(alan, ada, 'His');
  await ada.send('POST', '/auth/leave', { password: ada.password });
  const later = { now: { value: () => new Date(Date.now() + 31 * 86_400_000) } };
  await eraseLeavers(Object.create(app, later) as typeof app);
  await expect.poll(async () => (await inboxOf(alan)).chats.length).toBe(0);
  const { rowCount } = await app.pool.query('select from chat_member where other_id = $1', [
    ada.id,
  ]);
  expect(rowCount).toBe(0);
  expect((await app.pool.query(`select from message where body in ('Hers', 'His')`)).rowCount).toBe(
    0,
  );
});

test('erasing a member and banning their match in parallel do not deadlock', async () => {
  const [ada, alan] = await matchOf(app);
  // Long enough after the match that he has no message of hers left.
  await app.owner.query('delete from notice where from_id = $1', [ada.id]);
  await ada.send('POST', '/auth/leave', { password: ada.password });
  const ban = await app.owner.connect();
  await ban.query('begin');
  await ban.query('select from member where id = $1 for no key update', [alan.id]);
  await ban.query('select from match where other_id = $1 for no key update', [alan.id]);
  const later = { now: { value: () => new Date(Date.now() + 31 * 86_400_000) } };
  const erasing = eraseLeavers(Object.create(app, later) as typeof app).catch(String);
  const waiting = () => ban.query('select from pg_locks where not granted');
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  await ban.query("update member set state = 'banned', state_by = 'staff' where id = $1", [
    alan.id,
  ]);
  await ban.query('commit');
  ban.release();
  expect(await erasing).toBeUndefined();
  const states = 'select id, state from member where id = any ($1)';
  const { rows } = await app.pool.query(states, [[ada.id, alan.id]]);
  expect(rows).toEqual([{ id: alan.id, state: 'banned' }]);
});
