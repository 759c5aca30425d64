import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createPerson } from '../server/test/members/people.ts';
import { openPages } from './open-page.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import {
  button,
  expectAt,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  follow,
  press,
  user,
} from './page-actions.ts';
import { textsOf } from './page-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test('the growth of a site with one user is counted in whole users', async () => {
  // There is no layout. A chart draws nothing without a size, and leaves out marks that would overlap.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isChart = this.matches('.recharts-responsive-container');
    return isChart ? new DOMRect(0, 0, 600, 300) : new DOMRect(0, 0, 8, 8);
  });
  await open('/dashboard', { as: await createStaff(app) });
  const marks = () => textsOf('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value');
  await expect.poll(() => marks().length).toBeGreaterThan(2);
  expect(marks().filter((mark) => !/^\d+$/.test(mark))).toEqual([]);
});

const current = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);

test(
  'a city is chosen with the keys, and with Enter alone the first one',
  { tags: ['long'] },
  async () => {
    await open('/profile', { as: await createPerson(app) });
    await user.click(await button('Edit: Your location'));
    await fill('City', 'portland');
    await screen.findByRole('option', { name: 'Portland, Oregon, United States' });
    const city = await field('City');
    await expect.poll(current).toEqual(['Portland, Oregon, United States']);
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

    // What was typed and is no choice gets an error that does not repeat the hint.
    await fill('City', 'Mosco');
    await press('Save');
    await expectText('Choose your city from the list.');
    expect(screen.queryAllByText('Start typing, then choose your city.')).toHaveLength(1);
  },
);

test('who has finished is led to people, and reads that no one sees them before a photo is approved', async () => {
  const member = await createMember(app);
  await sql`update photo set review = 'waiting' where member_id = ${member.id}`;
  await open('/welcome?step=7', { as: member });
  await expectHeading('Your profile is ready');
  await expectText('Your photo is in review. Others find you as soon as it is approved.');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(-3)).toEqual(['See people', 'Answer questions', 'View my profile']);
});

test('who has an approved photo reads nothing about a review', async () => {
  await open('/welcome?step=7', { as: await createMember(app) });
  await expectHeading('Your profile is ready');
  await expectGone('Your photo is in review');
});

test(
  'whose profile is not complete reads what is missing instead of people, and is led there',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/discover', { as: await createPerson(app, { photo: false }) });
    await expectText('Still missing: a photo of you.');
    for (const path of ['/likes', '/browse']) {
      await go(path);
      await expectText('Still missing: a photo of you.');
    }
    await follow('Complete my profile');
    await expectAt('/welcome');
    await expectHeading('Your photos');
  },
);
