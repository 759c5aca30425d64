import { expect, test } from 'vitest';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel, openSocket } from '../../../test/service/live.ts';

// A hundredth of the default: 12 new sockets of a network in a minute.
const app = await testApp({ environment: { LIMITS: '0.01' } });
const url = await liveUrl(app);
const roomy = await testApp({ databaseUrl: app.databaseUrl });

test('trust 52: sockets that do not sign in are limited by network, and members of one network are not', async () => {
  app.advanceClock(60_000 - (app.now().getTime() % 60_000));
  const members = await Promise.all(Array.from({ length: 15 }, () => createPerson(roomy)));
  for (const member of members) expect((await openChannel(url, member)).opened()).toBeDefined();
  const silent = Array.from({ length: 12 }, () => openSocket(url));
  for (const { socket } of silent) await expect.poll(() => socket.readyState).toBe(socket.OPEN);
  expect(await openSocket(url).ended).toBe(1006);
  expect(silent.map(({ state }) => state.closed)).toEqual(silent.map(() => null));
});
