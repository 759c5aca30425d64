import { expect, test } from 'vitest';
import { checkPhotosOf, beginCheck } from '../../../test/files/photo-checks.ts';
import { matchOf } from '../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const app = await testApp({ site: { 'limits.photoCheck': 'to-be-found' } });
const staff = await createStaff(app, 'moderator');
const grace = personOf(app, staff, await signIn(app, staff));

test('where the site asks for it, someone can write first and be found once their photos are checked', async () => {
  const [ada, alan] = await matchOf(app);
  const viewer = await createPerson(app, aMan());
  const isFound = async () =>
    usersIn(await viewer.get('/auth/users', { limit: '100' })).some(({ _id }) => _id === ada.id);
  const write = () =>
    ada.send('PUT', `/chats/${alan.id}/messages/${timeOrderedId()}`, { text: 'Hello' });
  expect([(await write()).statusCode, await isFound()]).toEqual([403, false]);
  await checkPhotosOf(app, ada, grace);
  expect([(await write()).statusCode, await isFound()]).toEqual([200, true]);
  // Alan was written to, so he may answer.
  const answer = await alan.send('PUT', `/chats/${ada.id}/messages/${timeOrderedId()}`, {
    text: 'Hello to you',
  });
  expect(answer.statusCode).toBe(200);
});

test('where the site does without photo checks, none begins', async () => {
  const without = await testApp({
    databaseUrl: app.databaseUrl,
    site: { 'limits.photoCheck': 'off' },
  });
  const person = await createPerson(without);
  expect((await beginCheck(person)).statusCode).toBe(409);
});
