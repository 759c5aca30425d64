// @module-tag long
import { expect, test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const german = { locale: 'de-DE', viewport: { width: 1440, height: 900 } };

test('a decision and an appeal are handled in German by staff, and read in Arabic by the member', async () => {
  const layla = await createMember(app, {
    member: { language: 'ar' },
    profile: { first_name: 'ليلى', last_name: 'حداد' },
  });
  const { id } = await openCase(app, { about: layla.id, type: 'Harassment', priority: 'high' });
  const desk = await site.visit({ as: await createStaff(app, 'moderator'), ...german });
  await desk.goto(`/desk?case=${id}`);
  await desk.getByRole('button', { name: 'Verwarnen' }).click();
  const reason = desk.getByRole('textbox', { name: 'Begründung' });
  expect(await reason.inputValue()).toMatch(/^Du hast ein anderes Mitglied beleidigt/);
  await desk.getByText('Gesendet auf Arabisch:').waitFor();
  await desk.getByText('أسأت إلى عضو آخر أو هدّدته').waitFor();
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('button', { name: 'Verwarnen und antworten' }).press('Enter');
  await desk.getByText('Verwarnt: ').waitFor();
  // The page says so before the service has answered.
  const isDecided = async () =>
    (await app.pool.query('select from decision where case_id = $1', [id])).rowCount;
  await expect.poll(isDecided).toBe(1);
  await endUndo(app);

  const page = await site.visit({ as: layla, locale: 'ar-EG' });
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === layla.email);
  expect(mail?.text).toContain('أسأت إلى عضو آخر أو هدّدته');
  const link = new URL(/http\S+statement#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByText('أسأت إلى عضو آخر أو هدّدته').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.getByLabel('ما الذي ينبغي أن نعرفه؟').fill('كانت مزحة بين صديقتين.');
  await page.getByRole('button', { name: 'الاعتراض على القرار' }).press('Enter');
  await page.getByText('سنراسلك').first().waitFor();

  const office = await site.visit({ as: await createStaff(app, 'moderator'), ...german });
  await office.goto('/desk/appeals');
  await office.getByText('كانت مزحة بين صديقتين.').waitFor();
  // What she read, and what it was to the colleague who decided.
  await office.getByText('أسأت إلى عضو آخر أو هدّدته').waitFor();
  await office.getByText('Du hast ein anderes Mitglied beleidigt').waitFor();
  await office
    .getByRole('button', { name: 'Über die Beschwerde entscheiden: ليلى حداد' })
    .press('Enter');
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Aufheben', exact: true }).check();
  await dialog.getByLabel('Antwort').fill('Du hast recht, es war ein Scherz.');
  await dialog.getByRole('button', { name: 'Entscheidung aufheben' }).press('Enter');
  await office.getByText('Keine offenen Beschwerden.').waitFor();

  const answer = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === layla.email);
  expect(answer?.subject).toBe('أعدنا النظر وألغينا قرارنا');
  // What a colleague writes is sent as it was written.
  expect(answer?.text).toContain('Du hast recht, es war ein Scherz.');
  await page.reload();
  await page.getByText('Du hast recht, es war ein Scherz.').waitFor();
});
