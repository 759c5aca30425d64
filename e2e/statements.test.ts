// @module-tag long
import { expect, test } from 'vitest';
import { decideOn, openCase } from '../server/test/desk/desk.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { createMember } from '../server/test/members/members.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test('a banned member opens the decision from the mail and from the sign-in, and appeals by keyboard', async () => {
  const grace = await createColleague(app, 'moderator');
  const member = await createMember(app);
  const { id } = await openCase(app, { about: member.id });
  await decideOn(grace, id, 'ban');
  await endUndo(app);
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === member.email);
  const link = new URL(/http\S+statement#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const page = await site.visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByRole('heading', { name: 'Your account is banned' }).waitFor();
  await page.getByText('You threatened someone.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('What should we know?').fill('It was a joke.');
  await page.getByRole('button', { name: 'Contest this decision' }).press('Enter');
  await page.getByText("We'll write to you.").waitFor();

  site.allowErrors(/Failed to load resource/);
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Read or contest the decision' }).click();
  await page.getByText("We'll write to you.").waitFor();
  expect(new URL(page.url()).pathname).toBe('/statement');
});

test('a member finds the decisions about them and their reports in the settings, by keyboard', async () => {
  const grace = await createColleague(app, 'moderator');
  const [member, other] = [await createMember(app), await createMember(app)];
  const own = await openCase(app, { about: member.id });
  await decideOn(grace, own.id, 'warn');
  const reported = await openCase(app, { about: other.id, by: member.id });
  await decideOn(grace, reported.id, 'dismiss', { outcome: 'rejected' });
  await endUndo(app);
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'View decisions' }).press('Enter');
  await page.getByRole('link', { name: 'You received a warning' }).waitFor();
  await page.getByRole('link', { name: 'We took no action' }).waitFor();
  await expectGoodAppearance(page, 'decisions');
  await page.getByRole('link', { name: 'You received a warning' }).press('Enter');
  await page.getByText('You threatened someone.').waitFor();
  await page.getByLabel('What should we know?').fill('It was a joke.');
  await page.getByRole('button', { name: 'Contest this decision' }).press('Enter');
  await page.getByText("We'll write to you.").waitFor();
  await page.goto('/decisions');
  await page.getByText('You contested it.').waitFor();
});
