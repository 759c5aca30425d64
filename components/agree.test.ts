import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { bindingPage, dayAfter, publishPages } from '../server/test/site/binding.ts';
import { editorOf } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import { savedFiles } from './page-texts.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  expectHeading,
  expectText,
  fill,
  follow,
  hasText,
  press,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const owner = await createColleague(app);
const today = dayAfter(app, 0);

const acceptedBy = async ({ id }: { id: string }) =>
  (await sql<{ slug: string }>`select slug from acceptance where member_id = ${id}`).map(
    ({ slug }) => slug,
  );

test(
  'wherever a member opens the app, they are asked first, accept, and go on there',
  { tags: ['long'] },
  async () => {
    await publishPages(owner, [
      bindingPage('terms', today, { notes: { en: 'You can now leave within a day.' } }),
    ]);
    const ada = await createMember(app);
    await open('/matches', { as: ada });
    await expectAt('/agree');
    await expectHeading('Before you go on');
    await expectHeading('The terms');
    await expectText('You can now leave within a day.');
    await expectText('You have not accepted it yet.');
    await press('Accept and go on');
    await expectAt('/matches');
    expect(await acceptedBy(ada)).toEqual(['terms']);
  },
);

test(
  'pages that everyone can read stay open, and so do the ways to leave',
  { tags: ['long'] },
  async () => {
    await publishPages(owner, [bindingPage('rules', today)]);
    const eve = await createMember(app);
    for (const path of ['/safety-tips', '/privacy', '/pages/rules', '/help']) {
      const { network } = await open(path, { as: eve });
      await network.untilIdle();
      await expectAt(path);
    }
    await open('/settings', { as: eve });
    await expectAt('/agree');
    await button('Sign out');
    await press('Delete my account…');
    const leaving = await dialog();
    await fill('Your password', eve.password, leaving);
    await press('Delete my account', leaving);
    await expectAt('/sign-in');
    const [row] = await sql`select state from member where id = ${eve.id}`;
    expect(row).toEqual({ state: 'leaving' });
  },
);

test('a member can ask for their data without accepting', async () => {
  await publishPages(owner, [bindingPage('rules', today)]);
  const ida = await createMember(app);
  await open('/agree', { as: ida });
  await expectHeading('If you do not accept');
  await press('Download my data');
  await expectText(/^We're preparing your data\./);
  expect(await sql`select from archive where member_id = ${ida.id}`).toHaveLength(1);
});

test(
  'before the day members read a notice, and can accept already',
  { tags: ['long'] },
  async () => {
    await publishPages(owner, [bindingPage('terms', dayAfter(app, 20))]);
    const bob = await createMember(app);
    await open('/settings', { as: bob });
    await expectText(/^From .+ this applies: The terms\.$/);
    await follow('Read and accept');
    await expectHeading('What will change');
    expect(hasText('If you do not accept')).toBe(false);
    await follow('Not now');
    await open('/settings', { as: bob });
    await follow('Read and accept');
    await press('Accept and go on');
    await open('/settings', { as: bob });
    await expectHeading('Settings');
    await expectGone(/this applies: The terms/);
    expect(await acceptedBy(bob)).toEqual(['terms']);
  },
);

test('a page says from when it binds', async () => {
  await publishPages(owner, [bindingPage('terms', '2099-03-01')]);
  await open('/pages/terms');
  await expectText('Members accept this page. This version applies from March 1, 2099.');
});

test('what was changed once more since it was shown is shown again', async () => {
  await publishPages(owner, [bindingPage('terms', today, { body: 'One' })]);
  const zoe = await createMember(app);
  await open('/agree', { as: zoe });
  await expectHeading('The terms');
  await publishPages(owner, [
    bindingPage('terms', today, { body: 'Two', notes: { en: 'Once more' } }),
  ]);
  await press('Accept and go on');
  await expectText('The page has changed since. Read it again.');
  await expectText('Once more');
  await press('Accept and go on');
  await expect.poll(() => acceptedBy(zoe)).toEqual(['terms']);
});

test(
  'the owner sees whom a change asks, reads what was accepted, and downloads who did',
  { tags: ['long'] },
  async () => {
    await publishPages(owner, [bindingPage('terms', today, { body: '## As it was' })]);
    const { version = 0 } = app.site.document.pages[0]?.binding ?? {};
    const ida = await createMember(app);
    await open('/agree', { as: ida });
    await press('Accept and go on');
    await expect.poll(() => acceptedBy(ida)).toEqual(['terms']);

    const { read, change } = editorOf(owner);
    const { published } = await read();
    await change('pages', [bindingPage('terms', '2099-03-01', { body: 'New' })], published.pages);
    await open('/site/pages', { as: await createStaff(app) });
    await press('Publish…');
    await expectText('“The terms”: members have to accept it from March 1, 2099.', await dialog());
    await press('Keep editing');
    await press(`Read: The terms, version ${version}, English`);
    const shown = await dialog(`The terms, version ${version}`);
    await shown.findByRole('heading', { name: 'As it was' });
    await press('Close', shown);
    const files = savedFiles();
    await press('Download as CSV');
    await expect.poll(() => files.length).toBe(1);
    expect(await files[0]?.content.text()).toContain(`"${ida.id}"`);
  },
);
