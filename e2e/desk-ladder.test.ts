// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import {
  expectAccessible,
  expectGoodAppearance,
  expectNoSidewaysScroll,
  keepScreenshots,
} from './appearance.ts';
import { createCase, expectOpen, openDesk } from './desk-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { pool } = site.app;

beforeEach(async () => {
  await pool.query('delete from report');
  await pool.query('delete from ladder_step');
  await pool.query('update ladder set strike_days = 365');
  await pool.query(`insert into ladder_step (strikes, action, days)
    values (0, 'warn', null), (1, 'suspend', 3), (2, 'ban', null)`);
});

const stepsInDatabase = async () => {
  const { rows } = await pool.query<{ step: string }>(
    `select concat_ws(' ', problem_type, strikes, action, days) as step from ladder_step
      order by problem_type nulls first, strikes`,
  );
  return rows.map(({ step }) => step);
};

async function openLadder() {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/desk/ladder');
  const usual = page.getByRole('region', { name: 'Usual steps' });
  await usual.waitFor();
  const field = (name: string, step: number, table = 'Usual steps') =>
    page.getByLabel(`${name}, step ${step} of ${table}`, { exact: true });
  const save = () => page.getByRole('button', { name: 'Save ladder' }).press('Enter');
  return { page, usual, field, save };
}

test('an administrator changes the ladder by keyboard, and the desk suggests the new step', async () => {
  const { page, field, save } = await openLadder();
  await expectGoodAppearance(page, 'desk-ladder');
  await page.getByLabel('Days', { exact: true }).fill('90');
  await field('Usual decision', 1).selectOption('Suspend');
  await field('Days it lasts', 1).fill('5');
  await save();
  // The next step would be milder.
  await page.getByText('Never milder than the step above.').waitFor();
  expect(await stepsInDatabase()).toEqual(['0 warn', '1 suspend 3', '2 ban']);
  await field('Days it lasts', 2).fill('10');
  await page.getByRole('button', { name: 'Remove step 3 of Usual steps' }).press('Enter');
  await page.getByRole('button', { name: 'Add a step to Usual steps' }).press('Enter');
  await field('Days it lasts', 3).fill('400');
  await save();
  await page.getByText('Enter a number from 1 to 365.').waitFor();
  await field('Usual decision', 3).selectOption('Ban');
  await page.getByLabel('Problem type').selectOption('Harassment');
  await page.getByRole('button', { name: 'Add steps for this type' }).press('Enter');
  await field('Days it lasts', 1, 'Steps for Harassment').fill('8');
  await save();
  await page.getByText('Ladder saved.').waitFor();
  expect(await stepsInDatabase()).toEqual([
    '0 suspend 5',
    '1 suspend 10',
    '2 ban',
    'Harassment 0 suspend 8',
    'Harassment 1 suspend 10',
    'Harassment 2 ban',
  ]);

  await createCase(site, 'Ada');
  const { page: desk } = await openDesk(site);
  await expectOpen(desk, 'Ada');
  await desk.getByRole('button', { name: 'Suspend 8' }).waitFor();
  await desk
    .getByText('No strikes in the last 90 days. The usual step for Harassment is to suspend')
    .waitFor();
  await desk.getByRole('link', { name: 'Ladder', exact: true }).click();
  await desk.getByText('A strike counts for 90 days.').waitFor();
  await desk.getByRole('row', { name: '2 or more Ban' }).first().waitFor();
  expect(await desk.getByRole('button', { name: 'Save ladder' }).count()).toBe(0);
  await expectAccessible(desk);
  await keepScreenshots(desk, 'desk-ladder-read');
});

test('an administrator who saves after a colleague sees the conflict, keeps what was typed, and chooses the version', async () => {
  const { page, field, save } = await openLadder();
  await field('Days it lasts', 2).fill('20');
  await pool.query('update ladder set version = version + 1, strike_days = 30');
  site.allowErrors(/Failed to load resource/);
  await save();
  await page.getByText('A colleague has changed the ladder. If you save now').waitFor();
  expect(await field('Days it lasts', 2).inputValue()).toBe('20');
  expect(await stepsInDatabase()).toEqual(['0 warn', '1 suspend 3', '2 ban']);
  await page.getByRole('button', { name: 'Show their changes' }).click();
  await expect.poll(() => field('Days it lasts', 2).inputValue()).toBe('3');
  await expect.poll(() => page.getByLabel('Days', { exact: true }).inputValue()).toBe('30');
  await field('Days it lasts', 2).fill('21');
  await save();
  await page.getByText('Ladder saved.').waitFor();
  expect(await stepsInDatabase()).toEqual(['0 warn', '1 suspend 21', '2 ban']);
});

test('on a narrow phone the form of the ladder fits', async () => {
  const { page } = await openLadder();
  await page.getByRole('button', { name: 'Add steps for this type' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
