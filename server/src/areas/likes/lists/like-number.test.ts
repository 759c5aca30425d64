import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import {
  type Person,
  choose,
  numbersOf,
  pairOf,
  renewed,
  undo,
  withPremium,
} from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;

const everywhere = (count: number) => ({
  likes: count,
  counts: count,
  notice: count === 0 ? null : count,
});

test('a like is in every number right away, with and without premium', async () => {
  const ada = await createPerson(app);
  for (const count of [1, 2]) {
    await choose(await createPerson(app, aMan()), ada);
    expect(await numbersOf(ada)).toEqual(everywhere(count));
  }
  expect(await numbersOf(await withPremium(app, ada))).toEqual(everywhere(2));
});

test('passing on someone takes their like out of every number, and undoing it puts it back', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  await choose(ada, alan, 'pass');
  expect(await numbersOf(ada)).toEqual(everywhere(0));
  await undo(ada, alan);
  expect(await numbersOf(ada)).toEqual(everywhere(1));
});

test('people who were seen with premium are still in the numbers when it has ended', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  await withPremium(app, ada);
  await sql`delete from vip_grant where member_id = ${ada.id}`;
  expect(await numbersOf(await renewed(app, ada))).toEqual(everywhere(1));
});

test('only people whom the member looks for, and who look for someone like them, are in the number', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  const change = (of: Person, maxAge: number) =>
    of.send('PUT', '/auth/edit-profile', { lookingFor: { minAge: 18, maxAge } });
  for (const person of [ada, alan]) {
    await change(person, 19);
    expect(await numbersOf(ada)).toEqual(everywhere(0));
    await change(person, 99);
    expect(await numbersOf(ada)).toEqual(everywhere(1));
  }
});

test('someone who pauses is out of the number until they are back', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  await alan.send('PUT', '/settings', { paused: true });
  expect(await numbersOf(ada)).toEqual(everywhere(0));
  await alan.send('PUT', '/settings', { paused: false });
  expect(await numbersOf(ada)).toEqual(everywhere(1));
});

test.each<['the member' | 'the other']>([['the member'], ['the other']])(
  'trust 22: a block by %s changes the number with the next day, and so does its end',
  async (who) => {
    let [ada, alan]: readonly Person[] = await pairOf(app);
    if (!ada || !alan) throw new Error('nobody');
    await choose(alan, ada);
    const tomorrow = async () => {
      app.advanceClock(day);
      [ada, alan] = [await renewed(app, ada as Person), await renewed(app, alan as Person)];
      await addJob(app.pool, 'show-waiting-likes', {});
      await app.jobs.runDue();
    };
    const block = (method: 'PUT' | 'DELETE') =>
      who === 'the member'
        ? (ada as Person).send(method, `/blocks/${alan?.id}`)
        : (alan as Person).send(method, `/blocks/${ada?.id}`);
    await block('PUT');
    await block('DELETE');
    await block('PUT');
    expect(await numbersOf(ada)).toEqual(everywhere(1));
    await tomorrow();
    expect(await numbersOf(ada)).toEqual(everywhere(0));
    await block('DELETE');
    expect(await numbersOf(ada)).toEqual(everywhere(0));
    await tomorrow();
    expect(await numbersOf(ada)).toEqual(everywhere(1));
  },
);
