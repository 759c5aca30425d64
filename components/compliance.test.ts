import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createColleague } from '../server/test/members/staff.ts';
import { createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  expectAt,
  expectGone,
  expectText,
  field,
  fill,
  follow,
  press,
  region,
} from './page-actions.ts';

const app = await testApp({ site: { 'limits.regions': ['GB'] } });
const { open } = openPages(app);
const admin = await createStaff(app);

test('the duties of each place are listed, what is to do first, and other places say that no one joins from there', async () => {
  await open('/compliance', { as: admin });
  const there = await region('United Kingdom');
  await expectText('2 done, 4 to do', there);
  const titles = there.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles[0]).toMatch(/To do$/);
  expect(titles.at(-1)).toBe('Rules for subscriptions Not needed');
  await expectText('Applies from Jan 1, 2027', there);
  await expectText('People from there can’t join this site.', await region('Australia'));
});

test('a form is filled in, an empty answer is named, and what was typed outlives a colleague who was first', async () => {
  await open('/compliance', { as: admin });
  await follow('Fill in: Data protection fee');
  await expectAt('/compliance/uk.fee');
  await press('Keep as a new version');
  await expectText('Answer this question.');
  const label = /^What did you do or decide/;
  await fill(label, 'Registered');
  const colleague = await createColleague(app);
  const answers = { done: 'I was first' };
  await colleague.send('POST', '/compliance/uk.fee', { version: 0, answers });
  await press('Keep as a new version');
  await expectText('A colleague has filled in this form in the meantime.');
  expect((await field(label)).value).toBe('Registered');
  await expectText('I was first');
  await press('Keep as a new version');
  await expectText('Version 2 is kept.');
  await expectGone('A colleague has filled in this form');
  await expect.poll(() => screen.queryAllByText(/^Version \d, /).length).toBe(2);
});
