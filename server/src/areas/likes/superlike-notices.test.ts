import { expect, test } from 'vitest';
import { type Person, choose, undo } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();

async function noticesOf(ada: Person) {
  const { notices } = (await ada.get('/notices')).json<{
    data: { notices: { kind: string; picture: string | null }[] };
  }>().data;
  return notices.filter(({ kind }) => kind === 'superlike');
}

const pause = (bob: Person, paused: boolean) => bob.send('PUT', '/settings', { paused });

test.each<[string, (bob: Person, ada: Person) => Promise<unknown>]>([
  ['undoes it', (bob, ada) => undo(bob, ada)],
  ['passes', (bob, ada) => choose(bob, ada, 'pass')],
  ['blocks her', (bob, ada) => bob.send('PUT', `/blocks/${ada.id}`)],
  ['pauses', (bob) => pause(bob, true)],
  [
    'closes the account',
    ({ id }) =>
      app.pool.query(`update member set state = 'deactivated', state_by = 'self' where id = $1`, [
        id,
      ]),
  ],
  ['is erased', ({ id }) => app.pool.query('delete from member where id = $1', [id])],
])(
  'trust 23: the notice of a super like is gone for the same reason as its sender: who %s',
  async (_, act) => {
    const [ada, bob] = [await createPerson(app), await createPerson(app, aMan())];
    await choose(bob, ada, 'superlike');
    expect(await noticesOf(ada)).toHaveLength(1);
    await act(bob, ada);
    expect(await noticesOf(ada)).toEqual([]);
    const { count } = (await ada.get('/notices', { limit: '1' })).json<{
      data: { count: number };
    }>().data;
    expect(count ?? 0).toBe(0);
  },
);

test('trust 25: someone who took a super like back and paused gives no new photo address away', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app, aMan())];
  await choose(bob, ada, 'superlike');
  await pause(bob, true);
  expect(await noticesOf(ada)).toEqual([]);
  await choose(bob, ada, 'pass');
  await pause(bob, false);
  expect(await noticesOf(ada)).toEqual([]);
});

test('a super like that is liked again stays one, and the number that hides whose likes they are does not grow', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app, aMan())];
  await choose(bob, ada, 'superlike');
  const again = await choose(bob, ada, 'like');
  expect(again.json<{ data: { choice: string } }>().data.choice).toBe('superlike');
  expect(await noticesOf(ada)).toHaveLength(1);
});
