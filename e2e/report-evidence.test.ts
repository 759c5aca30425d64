// @module-tag long
import { expect, test } from 'vitest';
import { setMainPhoto, uploadPhoto } from '../server/test/files/images.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { expectAccessible } from './appearance.ts';
import { openReports, shortId } from './reports-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test(
  'the reply modal shows the evidence as it was when reported, and other reports of the same member',
  { tags: ['journey'] },
  async () => {
    const [ada, alan] = [
      await createPerson(app),
      await createPerson(app, aMan({ bio: 'Send coins.' })),
    ];
    await setMainPhoto(alan, await uploadPhoto(alan, '#c05070'));
    const report = { problem_type: 'Harassment', description: 'He asks for money.' };
    const made = await ada.send('POST', '/reports/create-reports', {
      ...report,
      reportedUserId: alan.id,
    });
    const { _id: id } = made.json<{ data: { report: { _id: string } } }>().data.report;
    await insertReport(app, { about: alan.id, description: 'Me too.' });
    await alan.send('PUT', '/auth/edit-profile', { bio: 'I like tea.' });
    await alan.send('DELETE', '/auth/delete-profile-picture');
    await app.jobs.runDue();

    const page = await openReports(site);
    await page.getByRole('button', { name: `Reply to ${shortId(id)}` }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('Send coins.').waitFor();
    await modal.getByText(/^Alan, \d+, Man, Porto, Portugal$/).waitFor();
    expect(await modal.getByText('I like tea.').count()).toBe(0);
    await modal.getByRole('region', { name: 'Related reports' }).getByText('Me too.').waitFor();

    const photo = modal.getByRole('button', { name: 'Photo 1, large' });
    const image = photo.locator('img');
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(60);
    const filter = () => image.evaluate((each) => getComputedStyle(each).filter);
    expect(await filter()).toBe('grayscale(1)');
    await expectAccessible(page);
    await photo.hover();
    await expect.poll(filter).toBe('none');
    await photo.press('Enter');
    await expect.poll(() => photo.getAttribute('aria-pressed')).toBe('true');
  },
);
