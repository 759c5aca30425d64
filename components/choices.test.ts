import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import { button, expectGone, expectText, goOffline, hasText, press } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

let place = 0;
async function pair() {
  place += 3;
  const here = { latitude: -60 + place, longitude: 60, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: here });
  const alan = await createPerson(app, aMan({ ...here, first_name: 'Alan' }));
  return [ada, alan] as const;
}

const choicesOf = (member: { id: string }) =>
  sql`select kind from choice where member_id = ${member.id}`;

/** What waits in this browser, after a reload. */
const unsentOf = (member: { id: string }, ...decisions: object[]) =>
  localStorage.setItem(`unsent-choices:${member.id}`, JSON.stringify(decisions));

const waits = "It will be sent when you're online.";

test('a like on a profile waits for a connection, says so, and can be undone before it is sent', async () => {
  const [ada, alan] = await pair();
  const { network } = await open(`/members/${alan.id}`, { as: ada });
  await button('Like');
  await network.untilIdle();
  network.intercept(({ path }) => (path.includes('/choices/') ? 'broken' : undefined));
  const goOnline = goOffline();
  await press('Like');
  await expectText('You liked Alan.');
  await expectText(waits);
  await press('Undo');
  await button('Like');
  await press('Super like');
  await press('Send super like', within(await screen.findByRole('dialog')));
  await expectText('You super liked Alan.');
  expect(await choicesOf(ada)).toEqual([]);
  network.intercept(() => undefined);
  goOnline();
  await expect.poll(() => choicesOf(ada)).toEqual([{ kind: 'superlike' }]);
  await expectGone(waits);
  await expectText('You super liked Alan.');
});

test('a like that waited when the page was closed is sent from any page', async () => {
  const [ada, alan] = await pair();
  await open('/home', {
    as: ada,
    before: async () =>
      unsentOf(ada, { id: alan.id, name: 'Alan', choice: 'like', chosenAt: Date.now() }),
  });
  await expect.poll(() => choicesOf(ada)).toEqual([{ kind: 'like' }]);
  // The page knows so once it has the answer.
  await expect.poll(() => localStorage.getItem(`unsent-choices:${ada.id}`)).toBeNull();
});

test('what someone else left in this browser is not sent, and waits for them', async () => {
  const [ada, alan] = await pair();
  const [eve] = await pair();
  const { network } = await open('/home', {
    as: eve,
    before: async () =>
      unsentOf(ada, { id: alan.id, name: 'Alan', choice: 'like', chosenAt: Date.now() }),
  });
  await screen.findByRole('heading', { level: 1 });
  await network.untilIdle();
  expect([await choicesOf(ada), await choicesOf(eve)]).toEqual([[], []]);
  expect(localStorage.getItem(`unsent-choices:${ada.id}`)).toContain('Alan');
});

test('a choice that is refused on a later page says whom it was about, until it is closed', async () => {
  const [ada, alan] = await pair();
  const { network } = await open('/home', {
    as: ada,
    before: async () =>
      unsentOf(ada, {
        id: alan.id,
        name: 'Alan',
        choice: 'like',
        part: { kind: 'prompt', id: 'perfect-sunday' },
        chosenAt: Date.now(),
      }),
  });
  await expectText("Your like for Alan wasn't sent.");
  expect(network.requests.filter((path) => path.includes('/choices/'))).toHaveLength(1);
  await press('Close');
  await expectGone("Your like for Alan wasn't sent.");
});

test('a refused choice says on the card of the grid to whom it was not sent, and is sent again', async () => {
  const [ada] = await pair();
  const { network } = await open('/browse', { as: ada });
  await button('Like Alan');
  network.intercept(({ path }) =>
    path.includes('/choices/') ? { status: 422, body: { message: 'Not now.' } } : undefined,
  );
  await press('Like Alan');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("Your like for Alan wasn't sent. Not now.");
  // It is in one place.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  network.intercept(() => undefined);
  await press('Try again');
  await expectText('You liked Alan.');
  expect(await choicesOf(ada)).toEqual([{ kind: 'like' }]);
  network.intercept(({ path, method }) =>
    method === 'DELETE' && path.includes('/choices/')
      ? { status: 422, body: { message: 'Not now.' } }
      : undefined,
  );
  await press('Undo your choice on Alan');
  await expectText("Your choice on Alan wasn't undone.");
  network.intercept(() => undefined);
  await press('Try again');
  await button('Like Alan');
  expect(hasText("wasn't undone")).toBe(false);
});

test(
  'a refused choice of the deck names the person, whose card is back',
  { tags: ['long'] },
  async () => {
    const [ada] = await pair();
    const { network } = await open('/discover', { as: ada });
    await button('Like Alan');
    network.intercept(({ path }) =>
      path.includes('/choices/') ? { status: 422, body: { message: 'Not now.' } } : undefined,
    );
    await press('Like Alan');
    await expectText("Your like for Alan wasn't sent. Not now.");
    await button('Like Alan');
    network.intercept(() => undefined);
    await press('Try again');
    await expectGone("Your like for Alan wasn't sent.");
    await expect.poll(() => choicesOf(ada)).toEqual([{ kind: 'like' }]);
  },
);

test(
  'a page that was opened with a network and no way to the site says so, and goes on once there is one',
  { tags: ['long'] },
  async () => {
    const [ada] = await pair();
    const { network, go } = await open('/faqs', { as: ada });
    await network.untilIdle();
    network.intercept(() => 'broken');
    await go('/browse');
    await expectText("You're offline");
    network.intercept(() => undefined);
    await button('Like Alan');
    await expectGone("You're offline");
  },
);
