import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectHeading,
  expectText,
  fill,
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

test('people who join, change and leave change the cards behind the one on top within seconds', async () => {
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
});

test('when no one is left, the page says which change brings whom, in the right number', async () => {
  const here = somewhere();
  const born = (age: number) => `${app.now().getUTCFullYear() - age}-01-01`;
  const looking = { ...here, birth_date: born(36), seek_min_age: 30, seek_max_age: 38 };
  const ada = await createPerson(app, { profile: looking });
  await createPerson(app, aMan({ ...here, birth_date: born(41), first_name: 'Otto' }));
  await open('/discover', { as: ada });
  await expectHeading('No one matches right now');
  await expectText('person within 50 km');
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
});

test('people who look for someone else are no advice, and come last', async () => {
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
});
