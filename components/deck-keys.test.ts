// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { type Person, choose } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { keydown, untilDone } from './keys.ts';
import { openPages } from './open-page.ts';
import { dialog, hasText, press, untilKeysAct, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** A woman with two men on her deck, the first one's name, and hers. */
async function openDeck(before: (ada: Person) => Promise<unknown> = async () => undefined) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: here });
  for (const first_name of ['Alan', 'Bob']) await createPerson(app, aMan({ ...here, first_name }));
  await before(ada);
  const { network } = await open('/discover', { as: ada });
  await untilKeysAct();
  const choices = () => sql`
    select first_name as name, kind, note from choice join profile on profile.member_id = other_id
    where choice.member_id = ${ada.id} and kind <> 'none' order by chosen_at`;
  return { ada, network, choices };
}

let place = 0;

const first = () =>
  document.querySelector('article:not([inert])')?.getAttribute('aria-label')?.split(',')[0] ?? '';

/** Refuses choices once that is asked for. */
function refuseChoices({ intercept }: Awaited<ReturnType<typeof openDeck>>['network']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(({ path, method }) =>
    method === 'PUT' && path.includes('/choices/')
      ? promise.then(() => ({ status: 403, body: { success: false, message: 'No.' } }))
      : undefined,
  );
  return () => {
    intercept(() => undefined);
    resolve();
  };
}

test(
  'trust 81: a note goes to the person it was begun for, also when a refused card comes back',
  { tags: ['long'] },
  async () => {
    const { network, choices } = await openDeck();
    const refuse = refuseChoices(network);
    const refused = first();
    await user.keyboard('{ArrowRight}');
    await expect.poll(first).not.toBe(refused);
    const name = first();
    await untilKeysAct();
    await user.keyboard('n');
    const note = await dialog(new RegExp(name));
    await user.type(await note.findByLabelText('Note'), 'Hello');
    refuse();
    await expect.poll(first).toBe(refused);
    await dialog(new RegExp(name));
    await press('Like with this note', note);
    await expect.poll(choices).toEqual([{ name, kind: 'like', note: 'Hello' }]);
    expect(first()).toBe(refused);
  },
);

test(
  'trust 81: keys decide later about a card that has come back automatically',
  { tags: ['long'] },
  async () => {
    const { network, choices } = await openDeck();
    const refuse = refuseChoices(network);
    const name = first();
    await user.keyboard('{ArrowRight}');
    await expect.poll(first).not.toBe(name);
    refuse();
    await expect.poll(first).toBe(name);
    const cameAt = performance.now();
    await untilKeysAct();
    // A slow computer delivers the key late.
    keydown(document.body, { key: 'ArrowLeft' }, { timeStamp: cameAt + 500 });
    await untilDone(network);
    expect(first()).toBe(name);
    await user.keyboard('{ArrowLeft}');
    await expect.poll(choices).toEqual([{ name, kind: 'pass', note: null }]);
  },
);

test('a super like with none left only says when there are more, and ArrowUp is no key', async () => {
  const { network, choices } = await openDeck(async (ada) => {
    await choose(ada, await createMember(app, aMan({ first_name: 'Carl' })), 'superlike');
  });
  const name = first();
  await user.keyboard('{ArrowUp}');
  await user.keyboard('s');
  const usedUp = await dialog("You've used today's super likes");
  usedUp.getByText(/^You get more in \d+ /);
  await press('Not now', usedUp);
  await untilDone(network);
  expect(first()).toBe(name);
  expect(hasText(/wasn't sent/)).toBe(false);
  expect((await choices()).filter((choice) => choice['name'] === name)).toEqual([]);
});

test('Z pressed twice undoes one choice', { tags: ['long'] }, async () => {
  const { choices } = await openDeck();
  for (const _ of ['Alan', 'Bob']) {
    await untilKeysAct();
    await user.keyboard('{ArrowLeft}');
  }
  await expect.poll(async () => (await choices()).length).toBe(2);
  await untilKeysAct();
  await user.keyboard('zz');
  await expect.poll(async () => (await choices()).length).toBe(1);
  await untilKeysAct();
  expect((await choices()).length).toBe(1);
});
