// @module-tag long
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { addPhotos, setMainPhoto, uploadPhoto } from '../server/test/files/images.ts';
import { createMember, createStaff, signIn } from '../server/test/members/members.ts';
import { createPerson, personOf } from '../server/test/members/people.ts';
import { expectKeyboardReach, untilKeysAct } from './keyboard.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite({}, { site: { 'switches.photoReview': true } });
const { app } = site;

beforeEach(async () => {
  await app.pool.query(`delete from photo where review <> 'approved'`);
  await app.pool.query('delete from photo_claim');
});

/** A member with this name whose main photo, in this color, waits for review. */
async function createWithWaitingPhoto(firstName: string, color: string) {
  const person = await createPerson(app, { photo: false, profile: { first_name: firstName } });
  await setMainPhoto(person, await uploadPhoto(person, color));
  return person;
}

async function open() {
  const page = await site.visit({ as: await createStaff(app, 'moderator') });
  await page.goto('/photo-review');
  await page.getByRole('heading', { name: 'Photo Review' }).waitFor();
  return page;
}

const photoOf = (page: Page, name: string) => page.getByRole('img', { name: `Photo of ${name}` });
const reviewOf = async (id: string) =>
  (
    await app.pool.query<{ review: string; reason: string | null }>(
      'select review, review_reason as reason from photo where member_id = $1',
      [id],
    )
  ).rows[0];

test('a moderator approves, rejects and undoes with shortcuts', async () => {
  const [ada, bea, cleo] = [
    await createWithWaitingPhoto('Ada', '#884444'),
    await createWithWaitingPhoto('Bea', '#448844'),
    await createWithWaitingPhoto('Cleo', '#444488'),
  ];
  const page = await open();
  await photoOf(page, 'Ada').waitFor();
  await page.getByText('3 photos to review').waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('j');
  await photoOf(page, 'Bea').waitFor();
  await page.keyboard.press('k');
  await photoOf(page, 'Ada').waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('a');
  await photoOf(page, 'Bea').waitFor();
  await page.getByText('Photo of Ada approved.').waitFor();
  await expect.poll(() => reviewOf(ada.id)).toEqual({ review: 'approved', reason: null });
  await untilKeysAct(page);
  // Escape leaves the reasons, where Enter would reject.
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.keyboard.press('x');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Photo of Bea rejected.').waitFor();
  await expect
    .poll(() => reviewOf(bea.id))
    .toEqual({ review: 'rejected', reason: 'somebody-else' });
  await page.keyboard.press('u');
  await photoOf(page, 'Bea').waitFor();
  await expect.poll(() => reviewOf(bea.id)).toEqual({ review: 'waiting', reason: null });
  await untilKeysAct(page);
  await page.keyboard.press('7');
  await photoOf(page, 'Cleo').waitFor();
  await expect.poll(() => reviewOf(bea.id)).toEqual({ review: 'rejected', reason: 'quality' });
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'All caught up' }).waitFor();
  await expect.poll(() => reviewOf(cleo.id)).toEqual({ review: 'approved', reason: null });
});

test('trust 81: Enter pressed twice on a reason rejects one photo, not the next unseen one', async () => {
  const ids: string[] = [];
  for (const name of ['Ada', 'Bea', 'Cleo'])
    ids.push((await createWithWaitingPhoto(name, '#884444')).id);
  const page = await open();
  await photoOf(page, 'Ada').waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('x');
  // Enter presses the button that has the focus, a second time in the frame in which the next photo appears.
  await page.evaluate(`(async () => {
    const press = () => document.activeElement.click();
    press();
    while (!document.querySelector('img[alt="Photo of Bea"]')) await new Promise(requestAnimationFrame);
    press();
  })()`);
  await photoOf(page, 'Bea').waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('Enter');
  await photoOf(page, 'Cleo').waitFor();
  const reviews = async () => Promise.all(ids.map(async (id) => (await reviewOf(id))?.review));
  await expect.poll(reviews).toEqual(['rejected', 'rejected', 'waiting']);
});

test('the screen works by keyboard, is accessible and fits every width in both color schemes', async () => {
  const person = await createWithWaitingPhoto('Ada', '#884444');
  await addPhotos(person, [await uploadPhoto(person, '#888844')]);
  const page = await open();
  await photoOf(page, 'Ada').waitFor();
  await expectKeyboardReach(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('two moderators never get the same photo', async () => {
  await createWithWaitingPhoto('Ada', '#884444');
  const first = await open();
  await photoOf(first, 'Ada').waitFor();
  const second = await open();
  await second.getByText('Your colleagues are reviewing the remaining photos.').waitFor();
  expect(await photoOf(second, 'Ada').count()).toBe(0);
});

test('the owner sees that a new photo is under review', async () => {
  const member = await createMember(app, { photo: false });
  const person = personOf(app, member, await signIn(app, member));
  await setMainPhoto(person, await uploadPhoto(person));
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  await page.getByTitle('In review. Only you can see it for now.').getByText('In review').waitFor();
  await expectAccessible(page);
});
