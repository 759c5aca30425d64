import type { LiveContents } from '@kindred/contract/live/events';
import type { MatchMoment } from '@kindred/contract/likes/moment';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { say } from '../../../../test/chat/chats.ts';
import { type Person, choose, newMatchOf, pairOf } from '../../../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';

const app = await testApp();
const url = await liveUrl(app);

const momentOf = async (from: Person) =>
  (await from.get('/matches/unseen')).json<{ data: { moment: MatchMoment | null } }>().data.moment;
const momentIn = (content: unknown) => (content as LiveContents['match'] | undefined)?.moment;
const see = async (from: Person, { id }: Person) =>
  (await from.send('PUT', `/matches/${id}/seen`)).json<{ data: { seen: boolean } }>().data.seen;
const unreadOf = async (from: Person) =>
  (await from.get('/notices')).json<{ data: { unread: number } }>().data.unread;

test('the second of two who like each other gets the moment with the choice, the first with the live event and until it was seen', async () => {
  const [ada, alan] = await pairOf(app);
  const [screen, other] = [await openChannel(url, ada), await openChannel(url, ada)];
  await choose(ada, alan, 'like', { note: 'Your garden!' });
  const answer = (await choose(alan, ada)).json<{ data: { moment: MatchMoment } }>().data;
  expect(answer.moment).toMatchObject({
    person: { _id: ada.id },
    note: 'Your garden!',
    ownNote: null,
  });
  await expect.poll(() => screen.eventsOf('match').length).toBe(1);
  const moment = momentIn(screen.eventsOf('match')[0]?.content);
  expect(moment).toMatchObject({ person: { _id: alan.id }, note: null, ownNote: 'Your garden!' });
  expect(await momentOf(ada)).toEqual(moment);
  expect([await momentOf(alan), await unreadOf(alan)]).toEqual([null, 0]);

  expect([await see(ada, alan), await see(ada, alan)]).toEqual([true, false]);
  expect([await momentOf(ada), await unreadOf(ada)]).toEqual([null, 0]);
  await expect.poll(() => other.eventsOf('matchSeen').length).toBe(1);
});

test('a match that ended before it was seen is never shown', async () => {
  for (const end of ['DELETE /matches', 'PUT /blocks'] as const) {
    const [ada, alan] = await newMatchOf(app);
    expect(await momentOf(ada)).toMatchObject({ person: { _id: alan.id } });
    const [method, path] = end.split(' ') as ['DELETE' | 'PUT', string];
    await alan.send(method, `${path}/${ada.id}`);
    expect(await momentOf(ada)).toBeNull();
    expect(await see(alan, ada)).toBe(false);
  }
});

test('a moment says whether the other has written by now', async () => {
  const [ada, alan] = await newMatchOf(app);
  expect(await momentOf(ada)).toMatchObject({ wrote: false });
  await say(alan, ada, 'Hello');
  expect(await momentOf(ada)).toMatchObject({ wrote: true });
});

test('who reads the chat has read the notice of the match', async () => {
  const [ada, alan] = await newMatchOf(app);
  await say(alan, ada, 'Hello');
  expect(await unreadOf(ada)).toBe(2);
  await ada.send('PUT', `/chats/${alan.id}/read`, { number: 1 });
  expect(await unreadOf(ada)).toBe(0);
});
