import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { say } from '../../../../test/chat/chats.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';

const app = await testApp();
const url = await liveUrl(await testApp({ databaseUrl: app.databaseUrl }));

async function openBoth() {
  const [ada, alan] = await matchOf(app);
  const screens = [await openChannel(url, ada), await openChannel(url, alan)] as const;
  const heard = (of: 0 | 1) =>
    screens[of]
      .events()
      .filter(({ kind }) => ['message', 'messageChanged', 'read', 'typing'].includes(kind))
      .map(({ kind, about }) => [kind, about]);
  return { ada, alan, screens, heard };
}

test('both sides get an event when a message is sent, changed or read, once', async () => {
  const { ada, alan, heard } = await openBoth();
  const id = '01890000-0000-7000-8000-0000000000aa';
  for (const _time of [1, 2]) await say(ada, alan, 'Hello', {}, id);
  await alan.send('PUT', `/chats/${ada.id.toUpperCase()}/read`, { number: 1 });
  await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
  await ada.send('PUT', `/chats/${alan.id}/messages/${id}/text`, { text: 'Hello!' });
  const ofAda = { memberId: ada.id, number: 1 };
  const ofAlan = { memberId: alan.id, number: 1 };
  await expect
    .poll(() => heard(0))
    .toEqual([
      ['message', ofAlan],
      ['read', { ...ofAlan, by: 'other' }],
      ['messageChanged', { ...ofAlan, change: 1 }],
    ]);
  await expect
    .poll(() => heard(1))
    .toEqual([
      ['message', ofAda],
      ['read', { ...ofAda, by: 'self' }],
      ['messageChanged', { ...ofAda, change: 1 }],
    ]);
});

test('a member who hides their activity is not shown as typing or reading', async () => {
  const { ada, alan, screens, heard } = await openBoth();
  await say(ada, alan, 'Hello');
  await app.pool.query('update profile set show_last_active = false where member_id = $1', [
    alan.id,
  ]);
  screens[1].send({ type: 'say', kind: 'typing', about: { memberId: ada.id } });
  await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
  screens[0].send({ type: 'say', kind: 'typing', about: { memberId: alan.id } });
  await expect
    .poll(() => heard(1).map(([kind]) => kind))
    .toEqual(expect.arrayContaining(['message', 'read', 'typing']));
  expect(heard(0).map(([kind]) => kind)).toEqual(['message']);
});

test(
  'trust 23: no one sees a blocked member or a stranger typing',
  { tags: ['long'] },
  async () => {
    const { ada, alan, screens, heard } = await openBoth();
    const [eve] = await matchOf(app);
    const stranger = await openChannel(url, eve);
    await ada.send('PUT', `/blocks/${alan.id}`);
    for (const screen of [screens[1], stranger])
      screen.send({ type: 'say', kind: 'typing', about: { memberId: ada.id } });
    await say(alan, ada, 'Still there?');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(heard(0)).toEqual([]);
  },
);
