// @module-tag long
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPicture, isShown } from '../server/test/desk/picture-requests.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import { makePicture, upload } from '../server/test/files/images.ts';
import { createPerson } from '../server/test/members/people.ts';
import { expectGoodAppearance } from './appearance.ts';
import { expectOpen, openDesk } from './desk-page.ts';
import { button, heading, mailedLink } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

async function fillForm(page: Page, picture: Buffer) {
  await page.getByLabel('Your full name', { exact: true }).fill('Ida Tal');
  await page.getByLabel('Where is it?').fill('In a profile from Porto, I do not know the name');
  await page.getByLabel('What does it show?').fill('I lie on a red sofa.');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose picture').click();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await (await chooser).setFiles(file);
  await page.getByText('The fingerprint is ready').waitFor();
  await page.getByLabel('Your email').fill('ida@elsewhere.example');
  await page.getByRole('checkbox').check();
}

test('a stranger asks on a phone to remove a picture, a moderator removes it by keyboard with its copy, and the stranger reads the answer', async () => {
  const picture = await makePicture(1);
  const owner = await createPerson(app, { profile: { first_name: 'Ben' } });
  const copier = await createPerson(app, { profile: { first_name: 'Cem' } });
  const publicId = await addPicture(app, owner, picture);
  const copy = await addPicture(app, copier, await sharp(picture).flop().jpeg().toBuffer());

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const stranger = await site.visit(phone);
  await stranger.goto('/intimate-pictures');
  await heading(stranger, 'Intimate Pictures of You').waitFor();
  await fillForm(stranger, await sharp(picture).resize(300).png().toBuffer());
  await stranger.getByLabel('Sign with your full name').fill('Ida');
  site.allowErrors(/Failed to load resource/);
  await button(stranger, 'Ask to remove it').click();
  await stranger.getByText('Sign with your name exactly as you wrote it above.').waitFor();
  expect(await stranger.getByLabel('What does it show?').inputValue()).toBe('I lie on a red sofa.');
  await expectGoodAppearance(stranger, 'intimate-pictures-form');
  await stranger.getByLabel('Sign with your full name').fill('ida  tal');
  await button(stranger, 'Ask to remove it').click();
  await stranger.getByText(/^We received your request #\w{6}\./).waitFor();
  await expectGoodAppearance(stranger, 'intimate-pictures-received');
  await app.jobs.runDue();

  const { page } = await openDesk(site);
  await expectOpen(page, 'Ben');
  await page.getByRole('listitem').getByText('48 h left').first().waitFor();
  const request = page.getByRole('region', { name: 'Asks to remove an intimate picture' });
  await request
    .getByText('Signed by ida  tal, who is in it')
    .or(request.getByText(/Ida Tal/))
    .waitFor();
  await expectGoodAppearance(page, 'desk-picture-request');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('d');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('desk-refusal');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  const panel = page.getByRole('region', { name: /^Details: Remove/ });
  await panel.getByRole('textbox', { name: 'Reason', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Remove photo: what it ends' });
  await asked.getByRole('checkbox').check();
  await expectGoodAppearance(page, 'desk-urgent-decision');
  await asked.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => isShown(app, publicId)).toBe(false);
  await app.jobs.runDue();
  expect(await isShown(app, copy)).toBe(false);

  const again = await upload(copier, picture);
  expect(again.json<{ message: string }>().message).toMatch(/^You can't upload this picture\./);

  await endUndo(app);
  await app.jobs.runDue();
  await stranger.goto(await mailedLink(app, 'ida@elsewhere.example', '/intimate-pictures'));
  await stranger.getByText('Removed, with the copies that we found').waitFor();
  await expectGoodAppearance(stranger, 'intimate-pictures-answer');
});
