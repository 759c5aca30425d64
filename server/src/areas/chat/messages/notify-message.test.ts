import { expect, test } from 'vitest';
import { write } from '../../../../test/chat/chats.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();

const markRead = (by: Person, other: Person, number: number) =>
  by.send('PUT', `/chats/${other.id}/read`, { number });

const noticesTo = (member: Person) =>
  sqlOf(app)`select read_at is not null as read, about from notice
    where member_id = ${member.id} and kind = 'message'`;

test('the other has one notice with the number of unread messages, and none of those they have read', async () => {
  const [ada, alan] = await matchOf(app);
  const one = { memberId: ada.id, firstName: 'Ada' };
  await write(ada, alan, 'One');
  expect(await noticesTo(alan)).toEqual([{ read: false, about: one }]);
  await write(ada, alan, 'Two');
  const about = { ...one, count: 2 };
  expect(await noticesTo(alan)).toEqual([{ read: false, about }]);
  await markRead(alan, ada, 1);
  expect(await noticesTo(alan)).toEqual([{ read: false, about }]);
  await markRead(alan, ada, 2);
  expect(await noticesTo(alan)).toEqual([{ read: true, about }]);
  await write(ada, alan, 'Three');
  expect(await noticesTo(alan)).toEqual([{ read: false, about: one }]);
});

test('a notice is read with the last message of the other, whatever the member wrote after it', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'One');
  await write(alan, ada, 'Two');
  await markRead(alan, ada, 1);
  expect(await noticesTo(alan)).toMatchObject([{ read: true }]);
});

test('a notice counts the messages that are there, and goes with the last one', async () => {
  const [ada, alan] = await matchOf(app);
  const sent = [];
  for (const text of ['One', 'Two', 'Three']) sent.push((await write(ada, alan, text)).message._id);
  const counts = [];
  for (const id of sent) {
    await ada.send('DELETE', `/chats/${alan.id}/messages/${id}?for=both`);
    counts.push((await noticesTo(alan)).map(({ about }) => (about as { count?: number }).count));
  }
  expect(counts).toEqual([[2], [undefined], []]);
});
