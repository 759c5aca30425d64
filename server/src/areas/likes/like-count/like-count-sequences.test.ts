import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, announceLikes, choose, renewed, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { randomBelow } from '../../../../test/random.ts';

const app = await testApp();
const day = 86_400_000;

const countOf = async (from: Person) =>
  (await from.get('/likes')).json<{ data: { count: number } }>().data.count;

/** What a like of one person is to the number, by the promises of decision record 97. */
interface Liker {
  likes: boolean;
  announced: boolean;
  paused: boolean;
  blocks: boolean;
  matched: boolean;
  counted: boolean;
}

const tellable = ({ likes, paused, blocks, matched }: Liker) =>
  likes && !paused && !blocks && !matched;

const acts = [
  'like',
  'like',
  'undo',
  'pause',
  'resume',
  'block',
  'unblock',
  'announce',
  'match',
  'midnight',
] as const;

async function play(sequence: number, steps: number) {
  const random = randomBelow(sequence);
  let ada = await createPerson(app);
  const men: { person: Person; is: Liker }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const is = {
      likes: false,
      announced: false,
      paused: false,
      blocks: false,
      matched: false,
      counted: false,
    };
    men.push({ person: await createPerson(app, aMan()), is });
  }
  const counted = () => men.filter(({ is }) => is.counted).length;
  expect(await countOf(ada)).toBe(0);
  const done: string[] = [];
  let compared = 0;
  for (let step = 0; step < steps; step += 1) {
    const act = acts[random(acts.length)] ?? 'like';
    const index = random(men.length);
    const { person, is } = men[index] as (typeof men)[number];
    done.push(`${act} ${index}`);
    const isVisible = !is.paused && !is.blocks;
    if (act === 'like') {
      const stored = isVisible && !is.matched && !is.likes;
      await choose(person, ada);
      if (stored) Object.assign(is, { likes: true, announced: false });
    } else if (act === 'undo') {
      await undo(person, ada);
      if (!is.matched) is.likes = false;
    } else if (act === 'pause' || act === 'resume') {
      is.paused = act === 'pause';
      await person.send('PUT', '/settings', { paused: is.paused });
    } else if (act === 'block' || act === 'unblock') {
      is.blocks = act === 'block';
      await person.send(is.blocks ? 'PUT' : 'DELETE', `/blocks/${ada.id}`);
    } else if (act === 'announce') {
      await announceLikes(app, ada);
      for (const each of men) {
        if (!each.is.announced && tellable(each.is)) each.is.counted = true;
        each.is.announced = true;
      }
    } else if (act === 'match') {
      // Matches are rare here, as a match is permanent.
      if (random(3) > 0 || !is.likes || !isVisible || is.matched) continue;
      await choose(ada, person);
      Object.assign(is, { matched: true, counted: false });
    } else {
      app.advanceClock(day - (app.now().getTime() % day));
      ada = await renewed(app, ada);
      for (const each of men) {
        each.person = await renewed(app, each.person);
        each.is.counted = tellable(each.is) && each.is.announced;
      }
    }
    expect(await countOf(ada), done.join(', ')).toBe(counted());
    compared += 1;
  }
  return compared;
}

test.each([1, 2, 3, 4, 5, 6])(
  'trust 22: after any sequence of what people do, the number is what was counted at midnight, was announced since, and did not become a match (%i)',
  async (sequence) => expect(await play(sequence, 40)).toBeGreaterThan(30),
);

test('a like that is given twice counts once, also if it was announced in between', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  for (let round = 0; round < 3; round += 1) {
    await choose(alan, ada);
    await announceLikes(app, ada);
    expect(await countOf(ada)).toBe(1);
    await undo(alan, ada);
  }
});

test('a match with someone who had paused at midnight takes no other like out of the number', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const bob = await createPerson(app, aMan());
  for (const man of [alan, bob]) await choose(man, ada);
  await announceLikes(app, ada);
  await alan.send('PUT', '/settings', { paused: true });
  app.advanceClock(day);
  const [her, him] = [await renewed(app, ada), await renewed(app, alan)];
  expect(await countOf(her)).toBe(1);
  await him.send('PUT', '/settings', { paused: false });
  await choose(her, alan);
  expect(await countOf(her)).toBe(1);
});

test('trust 22: a like stays within or outside what the member looked for, also if they look for others every day', async () => {
  const ada = await createPerson(app);
  await choose(await createPerson(app, aMan({ birth_date: '1985-06-01' })), ada);
  await announceLikes(app, ada);
  const numbersOf = async (from: Person) =>
    (await (await renewed(app, from)).get('/likes')).json<{
      data: { count: number; outside: number };
    }>().data;
  expect(await numbersOf(ada)).toMatchObject({ count: 1, outside: 0 });
  await sqlOf(app)`update profile set seek_max_age = 25 where member_id = ${ada.id}`;
  // The 30 days begin with the first count after the change.
  for (let passed = 7; passed < 7 + 30; passed += 7) {
    app.advanceClock(7 * day);
    expect(await numbersOf(ada), `day ${passed}`).toMatchObject({ count: 1, outside: 0 });
  }
  app.advanceClock(2 * day);
  expect(await numbersOf(ada)).toMatchObject({ count: 0, outside: 1, unseen: 0 });
});
