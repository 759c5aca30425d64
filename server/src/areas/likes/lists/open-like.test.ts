import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, pairOf, undo, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';

const app = await testApp();

const open = (by: Person) => by.send('PUT', '/likes/opened');
const opened = async (by: Person) =>
  (await open(by)).json<{ data: { memberId: string } }>().data.memberId;

async function shownTo(person: Person) {
  const { data } = (await person.get('/likes')).json<{
    data: { count: number; likes: { person: { _id: string } }[]; notes: object[] };
  }>();
  return { count: data.count, ids: data.likes.map(({ person: { _id: id } }) => id) };
}

async function liked(count: number) {
  const ada = await createPerson(app);
  const men: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const man = await createPerson(app, aMan());
    await choose(man, ada, 'like', { note: 'Hello there' });
    men.push(man);
  }
  return { ada, men };
}

test('trust 22: a member without premium sees who sent one like, and the next after deciding on that person', async () => {
  const { ada, men } = await liked(3);
  const seen: string[] = [];
  for (const choice of ['pass', 'like', 'pass']) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => opened(ada)));
    const [id = '', ...others] = new Set(answers);
    expect(others).toEqual([]);
    expect(await shownTo(ada)).toEqual({ count: 3 - seen.length, ids: [id] });
    seen.push(id);
    expect((await choose(ada, { id }, choice)).statusCode).toBe(200);
    expect((await shownTo(ada)).ids).toEqual([]);
  }
  expect(seen.toSorted()).toEqual(men.map(({ id }) => id).toSorted());
  expect((await open(ada)).statusCode).toBe(404);
});

test('a like that is open is shown with its note, also on the profile, and no longer among the hidden ones', async () => {
  const { ada, men } = await liked(1);
  const [alan] = men as [Person];
  const profile = async () =>
    (await ada.get(`/auth/user/${alan.id}`)).json<{ data: { theirLike: object | null } }>().data;
  expect((await profile()).theirLike).toBeNull();
  await open(ada);
  expect((await profile()).theirLike).toEqual({ note: 'Hello there', part: null });
  expect((await ada.get('/likes')).json()).toMatchObject({
    data: { visible: false, likes: [{ choice: 'like', note: 'Hello there' }], notes: [] },
  });
});

test('who takes an open like back or is blocked makes room for the next, and is hidden if they come back', async () => {
  const { ada, men } = await liked(3);
  const manWith = (id: string) => men.find((man) => man.id === id) as Person;
  const first = await opened(ada);
  await undo(manWith(first), ada);
  const second = await opened(ada);
  await ada.send('PUT', `/blocks/${second}`);
  expect(await shownTo(ada)).toEqual({ count: 1, ids: [] });
  const third = await opened(ada);
  expect(new Set([first, second, third]).size).toBe(3);
  await ada.send('DELETE', `/blocks/${second}`);
  await choose(manWith(first), ada);
  expect(await shownTo(ada)).toEqual({ count: 3, ids: [third] });
});

test('trust 22: someone who no longer fits stays open, so that other wishes open no one else', async () => {
  const { ada } = await liked(2);
  const first = await opened(ada);
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { minAge: 18, maxAge: 20 } });
  expect((await shownTo(ada)).count).toBe(0);
  expect(await opened(ada)).toBe(first);
});

test('trust 23: someone who is blocked is not opened, although the number still has them', async () => {
  const { ada, men } = await liked(1);
  await ada.send('PUT', `/blocks/${men[0]?.id}`);
  expect((await shownTo(ada)).count).toBe(1);
  expect((await open(ada)).json()).toMatchObject({ code: 'no_hidden_like' });
});

test('with premium there is nothing to open', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  expect((await open(await withPremium(app, ada))).statusCode).toBe(404);
});
