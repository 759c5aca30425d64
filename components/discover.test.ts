import { screen } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { origin } from './browser-globals.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectHeading,
  expectText,
  fill,
  goOffline,
  hasText,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

let place = 0;
function somewhere() {
  place += 3;
  return { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
}

/** The names on the cards, of which the first is on top. */
const cards = () => {
  const all = screen.queryAllByRole('article', { hidden: true });
  const under = all.filter((card) => card.hasAttribute('inert'));
  const top = all.filter((card) => !card.hasAttribute('inert'));
  return [...top, ...under].map((card) => card.getAttribute('aria-label')?.split(',')[0]);
};

/** Below so many people in range the site is young. */
function beYoung(below: number) {
  const { membersWanted } = config;
  config.membersWanted = below;
  onTestFinished(() => {
    config.membersWanted = membersWanted;
  });
}

test(
  'a choice is sent while its card leaves, and a card that is refused comes back once it has left',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const ada = await createPerson(app, { profile: { ...here, interests: ['hiking'] } });
    await createPerson(app, aMan({ ...here, first_name: 'Alan', interests: ['hiking'] }));
    await createPerson(app, aMan({ ...here, first_name: 'Bob' }));
    const cardsLeave: (() => void)[] = [];
    const real = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), { matches: false })
        : real(query),
    );
    const animate = () => ({
      finished: new Promise<void>((resolve) => void cardsLeave.push(resolve)),
    });
    Object.assign(Element.prototype, { animate });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
    const { network } = await open('/discover', { as: ada });
    await expect.poll(cards).toEqual(['Alan', 'Bob']);
    await press('Like Alan');
    const kinds = () => sql`select kind from choice where member_id = ${ada.id}`;
    await expect.poll(kinds).toEqual([{ kind: 'like' }]);
    expect(cards()).toEqual(['Alan', 'Bob']);
    cardsLeave.at(-1)?.();
    await expect.poll(cards).toEqual(['Bob']);
    network.intercept(({ path }) =>
      path.includes('/choices/')
        ? { status: 422, body: { success: false, message: 'Not this one.' } }
        : undefined,
    );
    await press('Pass on Bob');
    await expect.poll(() => network.requests.at(-1)).toContain('/choices/');
    await network.untilIdle();
    expect(hasText('Not this one.')).toBe(false);
    cardsLeave.at(-1)?.();
    await expectText('Not this one.');
    await expect.poll(cards).toEqual(['Bob']);
  },
);

test(
  'people who join, change and leave change the cards behind the one on top within seconds',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const ada = await createPerson(app, { profile: { ...here, interests: ['hiking', 'tea'] } });
    const man = (first_name: string, ...interests: string[]) =>
      createPerson(app, aMan({ ...here, first_name, interests }));
    const [alan, bob] = [await man('Alan', 'hiking'), await man('Bob')];
    await sql`update card set seen_on = current_date`;
    await open('/discover', { as: ada });
    await expect.poll(cards).toEqual(['Alan', 'Bob']);
    await man('Carl', 'hiking', 'tea');
    await sql`update profile set paused = true where member_id = any (${[alan.id, bob.id]})`;
    await expect.poll(cards).toEqual(['Alan', 'Carl']);
    // Someone who is gone does not come back with the refusal.
    await press('Pass on Alan');
    await expectText('Profile not found.');
    expect(cards()).toEqual(['Carl']);
  },
);

test('a like in the grid waits for a connection, says so, and is sent then', async () => {
  const here = somewhere();
  const ada = await createPerson(app, { profile: here });
  await createPerson(app, aMan({ ...here, first_name: 'Alan' }));
  await open('/browse', { as: ada });
  await button('Like Alan');
  const goOnline = goOffline();
  await press('Like Alan');
  await expectText("It will be sent when you're online.");
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
  await expectText('You liked Alan.');
  goOnline();
  const stored = () => sql`select kind from choice where member_id = ${ada.id}`;
  await expect.poll(stored).toEqual([{ kind: 'like' }]);
  await expectText('You liked Alan.');
});

test(
  'when no one is left, the page says which change brings whom, in the right number',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const born = (age: number) => `${app.now().getUTCFullYear() - age}-01-01`;
    const looking = { ...here, birth_date: born(36), seek_min_age: 30, seek_max_age: 38 };
    const ada = await createPerson(app, { profile: looking });
    await createPerson(app, aMan({ ...here, birth_date: born(41), first_name: 'Otto' }));
    beYoung(0);
    await open('/discover', { as: ada });
    await expectHeading('No one matches right now');
    await expectText('person within 31 mi');
    await button('Show me 1 person: Also show people up to 41');
    expect(hasText('New people join every day.')).toBe(false);

    // A deal-breaker is never offered, and nothing is said about it.
    await press(/^Preferences/);
    const asked = await dialog('Preferences');
    await user.click(await asked.findByText('Deal-breakers'));
    await user.click(await asked.findByLabelText('My ages'));
    await press('Save', asked);
    await expectText("Changing only your distance wouldn't show you anyone new.");
    await expectText('New people join every day.');
    expect(screen.queryByRole('button', { name: /^Show me/ })).toBeNull();

    await press(/^Preferences/);
    const again = await dialog('Preferences');
    await user.click(await again.findByLabelText('My ages'));
    await fill('To age', '41', again);
    await press('Save', again);
    await expect.poll(cards).toEqual(['Otto']);
  },
);

test(
  'people who look for someone else are no advice, and come last',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const ada = await createPerson(app, { profile: { ...here, seek_max_age: 60 } });
    for (const first_name of ['Otto', 'Paul'])
      await createPerson(app, aMan({ ...here, first_name, seek_genders: ['man'] }));
    await open('/discover', { as: ada });
    await expectText("Changing only your ages or distance wouldn't show you anyone new.");
    const offers = () => screen.queryAllByRole('button', { name: /^Show me/ });
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual([
      'Show me 2 people: Also show people who are looking for someone else',
    ]);
    await user.click(offers()[0] as HTMLElement);
    await expect.poll(() => cards().length).toBe(2);
  },
);

test(
  'the first members of a place read how far it is in coarse steps, and not who is there',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const ada = await createPerson(app, { profile: here });
    const others = () => createPerson(app, { profile: { ...here, seek_genders: ['woman'] } });
    for (let count = 0; count < 4; count += 1) await others();
    const { go } = await open('/discover', { as: ada });
    await expectHeading("You're among the first here");
    await expectText('The first of 50 people are arriving');
    expect(hasText(/people within/)).toBe(false);
    await others();
    await go('/home');
    await go('/discover');
    await expectText('At least 5 of 50 people');
    beYoung(5);
    await go('/home');
    await go('/discover');
    await expectText(/people within/);
    expect(hasText("You're among the first here")).toBe(false);
  },
);

test('where no one is near, people a little farther away are offered before the invitation', async () => {
  const here = { latitude: -60, longitude: 40 };
  const ada = await createPerson(app, { profile: { ...here, seek_max_distance: 80 } });
  await createPerson(app, aMan({ ...here, latitude: -61 }));
  await open('/discover', { as: ada });
  const name = 'Show me 1 person: Also show people up to 100 mi away';
  const offer = await screen.findByRole('button', {
    name,
    description: 'This changes your preferences.',
  });
  await expectHeading("You're among the first here");
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual([
    'No one matches right now',
    "You're among the first here",
  ]);
  await user.click(offer);
  await expect.poll(cards).toEqual(['Alan']);
  const stored = await sql`select seek_max_distance from profile where member_id = ${ada.id}`;
  expect(stored).toEqual([{ seek_max_distance: 161 }]);
});

test('the first members invite others by a link that says nothing about them', async () => {
  const ada = await createPerson(app, { profile: somewhere() });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { network } = await open('/discover', { as: ada });
  await fill('Your message', 'Come and see');
  await network.untilIdle();
  const before = network.requests.length;
  await press('Copy invitation');
  await expectText('Copied. Paste it wherever you like.');
  expect(copied.mock.calls).toEqual([[`Come and see ${origin}/?from=invite`]]);
  expect(network.requests.slice(before).filter((path) => !path.includes('/deck'))).toEqual([]);
});

test('the first members are told of new people by a saved search, until they stop it', async () => {
  const ada = await createPerson(app, { profile: somewhere() });
  const searches = async () =>
    (await ada.get('/searches'))
      .json<{ data: { searches: { filter: object; alerts: boolean }[] } }>()
      .data.searches.map(({ filter, alerts }) => ({ filter, alerts }));
  await open('/discover', { as: ada });
  await press('Tell me when someone new fits');
  await expectText("We'll tell you when someone new fits, once a day at most.");
  expect(await searches()).toEqual([{ filter: {}, alerts: true }]);
  await press('Stop telling me');
  await button('Tell me when someone new fits');
  expect(await searches()).toEqual([{ filter: {}, alerts: false }]);
});
