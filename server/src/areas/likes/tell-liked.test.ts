import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type Person, choose, renewed, undo } from '../../../test/likes.ts';
import { aMan, createPerson } from '../../../test/people.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const minute = 60_000;

async function wait(minutes: number) {
  app.advanceClock(minutes * minute);
  await addJob(app.pool, 'tell-liked', {});
  await app.jobs.runDue();
}

const told = async (person: Person) =>
  (await (await renewed(app, person)).get('/notices'))
    .json<{ data: { notices: Notice[] } }>()
    .data.notices.map(({ kind, about }) => ({ kind, about }));

const createMen = () =>
  Promise.all(['Alan', 'Bob', 'Carl'].map((first_name) => createPerson(app, aMan({ first_name }))));

test('a member who was liked is told how often, a quarter of an hour later and once an hour at most', async () => {
  const ada = await createPerson(app);
  const [alan, bob, carl] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await choose(bob, ada, 'superlike');
  await wait(14);
  expect(await told(ada)).toEqual([]);
  await wait(2);
  const first = [
    { kind: 'superlike', about: { count: 1 } },
    { kind: 'like', about: { count: 1 } },
  ];
  expect(await told(ada)).toEqual(first);
  await choose(await renewed(app, carl), ada);
  await wait(30);
  expect(await told(ada)).toEqual(first);
  await wait(31);
  expect(await told(ada)).toEqual([{ kind: 'like', about: { count: 1 } }, ...first]);
});

test('trust 22: a like that was undone, or became a match, is not announced', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await undo(alan, ada);
  await choose(bob, ada);
  await choose(ada, bob);
  await wait(20);
  expect((await told(ada)).map(({ kind }) => kind)).toEqual(['match']);
});

test('trust 22, trust 23: the notice names nobody and stays the same when people are blocked', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await choose(bob, ada);
  await wait(20);
  const her = await renewed(app, ada);
  const before = (await her.get('/notices')).body;
  expect(before).not.toMatch(new RegExp(`${alan.id}|${bob.id}|Alan|Bob`));
  await her.send('PUT', `/blocks/${alan.id}`);
  await undo(await renewed(app, bob), ada);
  expect((await her.get('/notices')).body).toBe(before);
});
