import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { newAddress } from '../server/test/members/accounts.ts';
import { createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { openPages } from './open-page.ts';
import { expectText, fill, press, region, user } from './page-actions.ts';
import { mailedLink, select } from './page-forms.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

async function mailInvitations() {
  await addJob(app.pool, 'mail-invited', {});
  await app.jobs.runDue();
}

test(
  'an administrator imports a file, and its person accepts with what was imported',
  { tags: ['long'] },
  async () => {
    const lead = await createStaff(app);
    await open('/import', { as: lead });
    await expectText('Nothing has been imported yet.');
    const email = newAddress();
    const lines = [`${email},Zoe,1990-05-17,woman,Porto,Portugal`, 'nonsense,Bo,,,,'];
    const content = `mail,name,born,sex,town,country\n${lines.join('\n')}\n`;
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File([content], 'old.csv'));
    await expectText('Which column is which field?');
    await select('About them', 'Leave out');
    await press('Check all lines');
    await expectText('Lines checked: 0 of 2');
    await app.jobs.runDue();
    await expectText("This isn't an email.");
    await screen.findByRole('button', { name: 'Wrong 1' });
    await fill('Where do these data come from?', 'Old Flames');
    await press('Send invitations: 1');
    await expectText('People invited: 0');
    await app.jobs.runDue();
    await expectText('The lines of the file have been deleted.');
    await mailInvitations();

    await open(await mailedLink(app, email, '/invited'));
    const details = await region('What we have about you');
    await details.findByText('Porto, Portugal');
    await details.findByText('Old Flames');
    await press('Accept and join');
    await expectText('Enter a password.');
    await fill('Password', 'nine tall ships at anchor');
    await user.click(await screen.findByRole('checkbox'));
    await press('Accept and join');
    await expect.poll(() => location.pathname).not.toBe('/invited');
    expect(await sql`select from member where email = ${email} and owns_email`).toHaveLength(1);
  },
);

test('a file that is not UTF-8 is refused with what to do, and its import is stopped', async () => {
  await open('/import', { as: await createStaff(app) });
  await expectText('Choose a CSV file');
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const content = new Uint8Array([0x61, 0x0a, 0xfc, 0x0a]);
  await user.upload(input, new File([content], 'latin.csv'));
  await expectText("This file isn't UTF-8.");
  await screen.findByRole('row', { name: /latin\.csv.*Stopped/ });
});

test('an invited person has their data deleted after a second click', async () => {
  const email = newAddress();
  const [id] = ['00000000-0000-7000-8000-000000000001'];
  await sql`insert into import (id, name, created_at, state, size, source)
    values (${id}, 'old.csv', now(), 'finished', 1, 'Old Flames')`;
  const details = {
    firstName: 'Zoe',
    lastName: null,
    dateOfBirth: null,
    gender: null,
    genders: [],
    place: null,
    bio: null,
    interests: [],
  };
  await sql`insert into invited (id, import_id, email, language, details, created_at)
    values (${id}, ${id}, ${email}, 'en', ${JSON.stringify(details)}, now())`;
  await mailInvitations();
  await open(await mailedLink(app, email, '/invited'));
  await press('Delete my data');
  expect(await sql`select from invited where email = ${email}`).toHaveLength(1);
  await press('Yes, delete everything');
  await expectText("You won't get another invitation.");
  expect(await sql`select from invited where email = ${email}`).toEqual([]);
});
