import { type SavedView, viewScreens } from '@kindred/contract/saved-views';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { personOf } from '../../../test/members/people.ts';

const app = await testApp();
const newStaff = async () => {
  const staff = await createStaff(app);
  return personOf(app, staff, await signIn(app, staff));
};
type Staff = Awaited<ReturnType<typeof newStaff>>;
const [mine, colleague] = [await newStaff(), await newStaff()];

const save = (by: Staff, name: string, more: object = {}) =>
  by.send('POST', '/views', {
    screen: 'users',
    name,
    query: 'status=inactive&sort=name',
    shared: false,
    ...more,
  });
const viewIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { view: SavedView } }>().data.view;
const namesOf = async (by: Staff, screen = 'users') =>
  (await by.get('/views', { screen }))
    .json<{ data: { views: SavedView[] } }>()
    .data.views.map(({ name }) => name);

test('a view is private until it is shared, and only on its own screen', async () => {
  const view = viewIn(await save(mine, 'Sleepers'));
  expect(view).toMatchObject({ mine: true, shared: false, owner: 'Grace' });
  expect(await namesOf(mine)).toEqual(['Sleepers']);
  expect(await namesOf(mine, 'reports')).toEqual([]);
  expect(await namesOf(colleague)).toEqual([]);
  const shared = await mine.send('PUT', `/views/${view._id}`, { shared: true, name: 'Asleep' });
  expect(viewIn(shared)).toMatchObject({ shared: true, name: 'Asleep' });
  expect(await namesOf(colleague)).toEqual(['Asleep']);
  const path = `/views/${view._id}`;
  expect((await colleague.send('PUT', path, { name: 'Mine now' })).statusCode).toBe(404);
  expect((await colleague.send('DELETE', path)).statusCode).toBe(404);
  expect((await mine.send('DELETE', path)).statusCode).toBe(200);
  expect(await namesOf(colleague)).toEqual([]);
});

test("shared views disappear with their owner's role", async () => {
  const leaving = await newStaff();
  await save(leaving, 'By someone who left', { shared: true });
  expect(await namesOf(mine)).toContain('By someone who left');
  await app.pool.query('update member set staff_role = null where id = $1', [leaving.id]);
  expect(await namesOf(mine)).not.toContain('By someone who left');
});

test('each member of staff uses a name once, also in parallel', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(mine, 'Twice')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
  expect((await save(colleague, 'Twice')).statusCode).toBe(200);
  const other = viewIn(await save(mine, 'Another'));
  const renamed = await mine.send('PUT', `/views/${other._id}`, { name: 'Twice' });
  expect(renamed.statusCode).toBe(409);
});

test('fifty are enough', async () => {
  const busy = await newStaff();
  for (let number = 0; number < 50; number += 1) await save(busy, `View ${number}`);
  expect((await save(busy, 'One more')).statusCode).toBe(422);
});

test('no one has more than fifty views of a screen, also when they are saved in parallel', async () => {
  const busy = await newStaff();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => save(busy, `View ${index}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  expect(await namesOf(busy)).toHaveLength(50);
});

test.each(viewScreens)('a view of %s can be saved and is read again', async (screen) => {
  const staff = await newStaff();
  expect((await save(staff, 'Mine', { screen })).statusCode).toBe(200);
  expect(await namesOf(staff, screen)).toEqual(['Mine']);
});
