// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeImage } from '../server/test/files/images.ts';
import { createMember } from '../server/test/members/members.ts';
import { untilLoaded } from './loaded.ts';
import { button } from './page-actions.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

const colors = ['#c05070', '#5070c0', '#50a070', '#c0a050', '#805090', '#409090', '#a06040'];
const files = (count: number, type = 'image/png') =>
  Promise.all(
    colors.slice(0, count).map(async (color, index) => ({
      name: `photo-${index + 1}.png`,
      mimeType: type,
      buffer: await makeImage(color),
    })),
  );

type Files = Awaited<ReturnType<typeof files>>;

async function choose(page: Page, chosen: Files) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photos').click();
  await (await chooser).setFiles(chosen);
}

/** Accepts each chosen photo as proposed. */
async function usePhotos(page: Page, count: number) {
  for (let left = count; left > 0; left -= 1) {
    const title = left > 1 ? `Adjust your photos (${left} left)` : 'Adjust your photo';
    await page.getByRole('dialog', { name: title, exact: true }).waitFor();
    await button(page, 'Use photo').click();
  }
}

const photos = (page: Page) => page.getByRole('img', { name: /^Your photo/ });

/** The public ids in the order of the page. */
const listPhotoIds = (page: Page) =>
  page
    .getByRole('list', { name: 'Your photos, in order' })
    .locator('[data-id]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['id']));

async function findStoredIds(memberId: string) {
  const { rows } = await site.app.pool.query<{ id: string }>(
    'select public_id as id from photo where member_id = $1 order by position',
    [memberId],
  );
  return rows.map(({ id }) => id);
}

async function visitProfile(count: number) {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  await button(page, 'Add photos').waitFor();
  if (count > 0) await choose(page, await files(count));
  await usePhotos(page, count);
  await expect.poll(() => photos(page).count()).toBe(count);
  return { member, page };
}

test(
  'of several photos chosen together, those that fail show the reason and the others upload',
  { tags: ['journey'] },
  async () => {
    const { member, page } = await visitProfile(0);
    await page.getByText('Next: add a photo').waitFor();
    const [first, second, third] = await files(3);
    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') };
    await choose(page, [first, wrong, broken, second, third] as Files);
    await page.getByRole('dialog', { name: 'Adjust your photos (4 left)' }).waitFor();
    await button(page, 'Use photo').click();
    await usePhotos(page, 2);
    await expect.poll(() => photos(page).count()).toBe(3);
    const uploads = page.getByRole('list', { name: 'Uploads' });
    expect(await uploads.getByText("We can't read this file.").count()).toBe(2);
    expect(await uploads.getByText('Try again').count()).toBe(0);
    await expectAccessible(page);
    await keepScreenshots(page, 'photos-failed');
    await expectNoSidewaysScroll(page);
    await button(page, 'Dismiss: notes.txt').click();
    await button(page, 'Dismiss: broken.jpg').click();
    await uploads.waitFor({ state: 'detached' });
    expect(await listPhotoIds(page)).toEqual(await findStoredIds(member.id));
    await page.getByText('Main photo', { exact: true }).waitFor();
    const inHeader = page.getByRole('banner').locator('img');
    await expect.poll(() => inHeader.getAttribute('src')).toMatch(/^\/media\//);
  },
);

test('an eighth photo is refused', async () => {
  const { page } = await visitProfile(6);
  await choose(page, await files(2));
  await page.getByText('You can have up to 7 photos.').waitFor();
  await usePhotos(page, 1);
  await expect.poll(() => photos(page).count()).toBe(7);
  expect(await page.getByRole('button', { name: /^Add photo/ }).count()).toBe(0);
  await page.getByText("You've reached the photo limit.").waitFor();
  await expectAccessible(page);
  await keepScreenshots(page, 'photos-full');
});

test('photos are reordered with the keyboard, the change is announced, and it survives a reload', async () => {
  const { member, page } = await visitProfile(3);
  const [a, b, c] = await listPhotoIds(page);
  await expectKeyboardReach(page);
  await button(page, 'Edit photo 3').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Photo 3 of 3' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Move earlier').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Moved to place 2 of 3.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Moved to place 1 of 3. It is now your main photo.').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => listPhotoIds(page)).toEqual([c, a, b]);
  await expect.poll(() => findStoredIds(member.id)).toEqual([c, a, b]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Edit photo 1');
  await button(page, 'Edit photo 3').click();
  await button(page, 'Make main photo').click();
  await expect.poll(() => findStoredIds(member.id)).toEqual([b, c, a]);
  await page.reload();
  await expect.poll(() => listPhotoIds(page)).toEqual([b, c, a]);
});

test('photos are reordered by dragging, and Escape or a failed request restores the order', async () => {
  const { member, page } = await visitProfile(3);
  const [a, b, c] = await listPhotoIds(page);
  await page.getByAltText('Your photo 1').scrollIntoViewIfNeeded();
  const at = async (number: number) => {
    const box = await page.getByAltText(`Your photo ${number}`).boundingBox();
    return [(box?.x ?? 0) + 40, (box?.y ?? 0) + 60] as const;
  };
  const drag = async (from: number, to: number) => {
    const [there, here] = [await at(to), await at(from)];
    await page.mouse.move(...here);
    await page.mouse.down();
    await page.mouse.move(...there, { steps: 5 });
  };
  await drag(1, 3);
  await expect.poll(() => listPhotoIds(page)).toEqual([b, c, a]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => listPhotoIds(page)).toEqual([a, b, c]);
  await drag(1, 3);
  await page.mouse.up();
  await expect.poll(() => findStoredIds(member.id)).toEqual([b, c, a]);
  // Photos cannot be moved before the response arrives.
  await untilLoaded(page);
  site.allowErrors(/Failed to load resource/);
  await page.route('**/auth/pictures/order', (route) => route.abort('connectionrefused'));
  await drag(3, 1);
  await page.mouse.up();
  await page.getByText('Unable to connect to server').waitFor();
  await expect.poll(() => listPhotoIds(page)).toEqual([b, c, a]);
});

test('deleting asks for confirmation, shows a failure, and makes the next photo the main one', async () => {
  const { member, page } = await visitProfile(2);
  const [, b] = await listPhotoIds(page);
  site.allowErrors(/Failed to load resource/);
  await page.route('**/auth/picture/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  const askToDelete = async () => {
    await button(page, 'Edit photo 1').click();
    await button(page, 'Delete photo').click();
  };
  await askToDelete();
  const dialog = page.getByRole('dialog', { name: 'Delete this photo?' });
  await dialog.getByText('The next photo becomes your main photo.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete photo' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.unroute('**/auth/picture/*');
  await dialog.getByRole('button', { name: 'Delete photo' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => findStoredIds(member.id)).toEqual([b]);
  await askToDelete();
  await dialog.getByText("Without a photo, new people can't find you").waitFor();
  const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Delete photo' }).click();
  expect(new URL((await deleted).url()).pathname).toBe('/api/v1/auth/delete-profile-picture');
  await page.getByText('Next: add a photo').waitFor();
  await expect.poll(() => page.getByRole('banner').locator('img').count()).toBe(0);
});

test('after a lost response the upload is repeated with the same key and stored once', async () => {
  const { member, page } = await visitProfile(0);
  const keys: (string | undefined)[] = [];
  site.allowErrors(/Failed to load resource/);
  await page.route('**/api/v1/uploads', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server handles the request, but its response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose(page, await files(1));
  await usePhotos(page, 1);
  await expect.poll(() => photos(page).count()).toBe(1);
  expect(keys).toEqual([keys[0], keys[0]]);
  const { rows } = await site.app.pool.query(
    'select public_id from upload where member_id = $1 union all select public_id from photo where member_id = $1',
    [member.id],
  );
  expect(rows).toHaveLength(1);
});

test('photos chosen offline upload automatically once online', async () => {
  await site.forgetUsed();
  const { page } = await visitProfile(0);
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  // The window for a photo is there from the first sign of its reader on.
  await choose(page, await files(1));
  await button(page, 'Skip photo').click();
  await page.context().setOffline(true);
  await choose(page, await files(2));
  await usePhotos(page, 2);
  await page.getByText('Waiting for connection.').first().waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => photos(page).count()).toBe(2);
});

test('too many uploads show when to try again, with a button for it', async () => {
  const { page } = await visitProfile(0);
  await page.route('**/api/v1/uploads', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, body: '{}' }),
  );
  await choose(page, await files(1));
  await usePhotos(page, 1);
  await page.getByText('Try again in 10 minutes.').waitFor();
  await page.unroute('**/api/v1/uploads');
  await button(page, 'Try again: photo-1.png').click();
  await expect.poll(() => photos(page).count()).toBe(1);
});

test('files can be dropped on the photos', async () => {
  const { page } = await visitProfile(0);
  const content = [...(await makeImage())];
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, content);
  const zone = page.getByText('You can also drop them here.');
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await usePhotos(page, 1);
  await expect.poll(() => photos(page).count()).toBe(1);
});

test('one of several chosen photos is skipped, and the others are still offered', async () => {
  const { page } = await visitProfile(0);
  await choose(page, await files(2));
  await page.getByRole('dialog', { name: 'Adjust your photos (2 left)' }).waitFor();
  await button(page, 'Skip photo').last().click();
  await usePhotos(page, 1);
  await expect.poll(() => photos(page).count()).toBe(1);
});
