import { expect, test } from 'vitest';
import { apiBase } from '@kindred/contract/route';
import { decideOn, openCase } from '../server/test/desk.ts';
import { createPerson } from '../server/test/people.ts';
import { endUndo } from '../server/test/reports.ts';
import { createColleague } from '../server/test/staff.ts';
import { expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];

/** Somebody whom grace suspended, and who contests it. */
async function contested(first_name: string) {
  const bearer = await createPerson(app, { profile: { first_name, last_name: 'Hale' } });
  const { id } = await openCase(app, { about: bearer.id });
  await decideOn(grace, id, 'warn');
  await endUndo(app);
  const statements = await bearer.get('/statements');
  const [statement] = statements.json<{ data: { statements: { token: string }[] } }>().data
    .statements;
  await app.inject({
    method: 'POST',
    url: `${apiBase}/statements/appeal`,
    payload: { token: statement?.token, message: 'It was a joke between friends.' },
  });
  return bearer;
}

test('an appeal is decided by a colleague of who made the decision, by keyboard', async () => {
  await contested('Marcus');
  const first = await site.visit({ as: grace });
  await first.goto('/desk/appeals');
  await first.getByText('You made this decision').waitFor();
  expect(await first.getByRole('button', { name: /^Decide/ }).count()).toBe(0);

  const page = await site.visit({ as: other });
  await page.goto('/desk/appeals');
  await page.getByRole('heading', { name: 'Marcus Hale contests a warning' }).waitFor();
  await expectGoodAppearance(page, 'appeals');
  await page.getByRole('button', { name: 'Decide the appeal of Marcus Hale' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Uphold' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('its strike no longer counts').waitFor();
  await dialog.getByRole('button', { name: 'Reverse the decision' }).press('Enter');
  await dialog.getByText('Write an answer').waitFor();
  await expectGoodAppearance(page, 'appeal-dialog');
  await page.keyboard.type('You are right, we missed the earlier messages.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('No appeals are waiting.').waitFor();
  await page.getByRole('radio', { name: 'Reversed', exact: true }).check();
  await page.getByText('we missed the earlier messages').waitFor();
  expect(new URL(page.url()).search).toBe('?state=reversed');
});

test('support reads appeals and decides none', async () => {
  await contested('Nora');
  const page = await site.visit({ as: await createColleague(app, 'support') });
  await page.goto('/desk/appeals');
  await page.getByRole('heading', { name: 'Nora Hale contests a warning' }).waitFor();
  expect(await page.getByRole('button', { name: /^Decide/ }).count()).toBe(0);
});
