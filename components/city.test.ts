import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/app.ts';
import { createPerson } from '../server/test/people.ts';
import { openPages } from './open-page.ts';
import { button, field, fill, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

const current = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);

test('a city is chosen with the keys, and with Enter alone the first one', async () => {
  await open('/profile', { as: await createPerson(app) });
  await user.click(await button('Edit: Your location'));
  await fill('City', 'portland');
  await screen.findByRole('option', { name: 'Portland, Oregon, United States' });
  const city = await field('City');
  expect(current()).toEqual(['Portland, Oregon, United States']);
  await user.keyboard('{ArrowDown}');
  expect(current()).toEqual(['Portland, Maine, United States']);
  await user.keyboard('{Home}{ArrowUp}{End}{ArrowDown}{Enter}');
  expect(city.value).toBe('Portland, Oregon, United States');
  expect(screen.queryAllByRole('option')).toEqual([]);

  await fill('City', 'Москва');
  await screen.findByRole('option', { name: 'Moscow, Russia' });
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(city.value).toBe('Moscow, Russia');
});
