import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, pairOf } from '../../../../test/likes/likes.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();

test.each([
  ['link', 'Look at www.example.com'],
  ['contact', 'Write to me on WhatsApp'],
  ['money', 'I can show you how to invest'],
])('trust 55: a note with a %s is not sent, and its like is not stored', async (stop, note) => {
  const [ada, alan] = await pairOf(app);
  for (const sure of [false, true]) {
    const answer = await choose(ada, alan, 'like', { note, sure });
    expect([answer.statusCode, answer.json<{ data: object }>().data]).toEqual([422, { stop }]);
  }
  expect(await sqlOf(app)`select from choice where member_id = ${ada.id}`).toEqual([]);
});

test('trust 55: a member who writes a note that could hurt is asked first', async () => {
  const [ada, alan] = await pairOf(app);
  const note = 'You look stupid on that photo';
  const asked = await choose(ada, alan, 'like', { note });
  expect(asked.json()).toMatchObject({ code: 'message_stopped', data: { stop: 'hurtful' } });
  expect((await choose(ada, alan, 'like', { note, sure: true })).statusCode).toBe(200);
  expect(await sqlOf(app)`select note from choice where member_id = ${ada.id}`).toEqual([{ note }]);
});
