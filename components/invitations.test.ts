import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { goodPassword, newAddress } from '../server/test/members/accounts.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { openPages } from './open-page.ts';
import { dialog, expectAt, expectText, field, fill, press, user } from './page-actions.ts';
import { fillBirthDate, select } from './page-forms.ts';

const app = await testApp({
  site: { 'switches.invitationOnly': true, 'limits.invitationsPerMember': 3 },
});
const sql = sqlOf(app);
const { open } = openPages(app);

const usual = { ...config };
const note = 'Kindred is open to people with an invitation.';
beforeEach(
  () =>
    void Object.assign(config, {
      invitationOnly: true,
      invitationsPerMember: 3,
      visitorNotes: [{ text: note }],
    }),
);
afterEach(() => void Object.assign(config, usual));

const addCode = (code: string, most = 1) => sql`
  insert into invitation_code (id, code, partner, most_uses, created_at)
    values (${randomUUID()}, ${code}, 'Chess club', ${most}, now())`;
const valueOf = async (label: string) => ((await field(label)) as HTMLInputElement).value;

test('visitors of a site for invited people are told so on the front page', async () => {
  await open('/');
  await expectText(note);
});

test(
  'a wrong code, and one whose last use someone else takes, lose nothing that was typed',
  { tags: ['long'] },
  async () => {
    await addCode('AAAABBBBCCCC');
    await addCode('AAAABBBBDDDD');
    await open('/register');
    await expectText(note);
    await fill('First name', 'Mina');
    await fillBirthDate('1990-05-17');
    await press('Continue');
    await expectText('Enter the code of your invitation.');
    await fill('Code of your invitation', 'AAAA-BBBB-EEEE');
    await press('Continue');
    await expectText("This isn't the code of an invitation. Check each letter and digit.");
    expect(await valueOf('First name')).toBe('Mina');
    await fill('Code of your invitation', 'aaaa-bbbb-cccc');
    await press('Continue');

    const email = newAddress();
    await fill('Email', email);
    await fill('Password', goodPassword);
    await user.click(await screen.findByRole('checkbox'));
    await sql`update invitation_code set uses = 1 where code = 'AAAABBBBCCCC'`;
    await press('Create my account');
    await expectText('This invitation has been used as often as it can be. Ask for another one.');
    expect([await valueOf('Email'), await valueOf('Password')]).toEqual([email, goodPassword]);
    await fill('Code of your invitation', 'AAAABBBBDDDD');
    await press('Create my account');
    await expectAt('/verify');
    expect(await sql`select uses from invitation_code where code = 'AAAABBBBDDDD'`).toEqual([
      { uses: 1 },
    ]);
  },
);

test('a link brings its code into the form and welcomes its reader', async () => {
  await open('/register?invitation=AAAA-BBBB-FFFF');
  await expectText('Someone invited you. Welcome!');
  expect(await valueOf('Code of your invitation')).toBe('AAAA-BBBB-FFFF');
});

test('a member makes a link, replaces it, and sees how many people joined', async () => {
  await open('/invite', { as: await createMember(app) });
  await press('Make my link');
  const link = await screen.findByText(/register\?invitation=/);
  const first = link.textContent;
  await expectText('Joined with it: 0 of 3');
  await press('Make a new link');
  await expect.poll(() => screen.queryByText(/register\?invitation=/)?.textContent).not.toBe(first);
});

test(
  'an administrator makes codes for a partner, sees who joined with one, and revokes it',
  { tags: ['long'] },
  async () => {
    await open('/invitation-codes', { as: await createStaff(app) });
    await press('Make codes');
    const form = await dialog('Make codes');
    await fill('Partner', 'Museum', form);
    await fill('How many codes', '2', form);
    await press('Make codes', form);
    await expectText('They are in the list. Download them as CSV with their links.');
    await press('Close');
    await expect.poll(() => screen.queryAllByText('Museum').length).toBe(2);
    const [row] = await sql<{ id: string; code: string }>`
    select id, code from invitation_code where partner = 'Museum' order by id desc limit 1`;
    const written = row?.code.match(/.{4}/g)?.join('-');
    const mina = await createMember(app, { profile: { first_name: 'Mina' } });
    await sql`insert into joined_by_code (member_id, code_id, joined_at)
    values (${mina.id}, ${row?.id}, now())`;
    await press(`Who joined with ${written}`);
    const list = await dialog(`Joined with ${written}`);
    await list.findByRole('link', { name: /Mina/ });
    await press('Close', list);
    await press(`Revoke ${written}`);
    await press('Revoke', await dialog(`Revoke ${written}?`));
    await expectText(/^Revoked /);
  },
);

test('someone who lives where the service is not offered is told where it is, and sends nothing', async () => {
  const regions = [
    { code: 'PT', name: 'Portugal' },
    { code: 'ES', name: 'Spain' },
  ];
  Object.assign(config, { ...usual, regions });
  await open('/register');
  await fill('First name', 'Mina');
  await fillBirthDate('1990-05-17');
  await press('Continue');
  await expectText('Choose the country you live in.');
  await select('Country you live in', 'Somewhere else');
  await press('Continue');
  await expectText(/can't join from elsewhere yet.*Portugal, Spain/);
  await select('Country you live in', 'Spain');
  await press('Continue');
  await field('Email');
});
