// @module-tag long
import { buffer as bufferOf } from 'node:stream/consumers';
import { photoLimits } from '@kindred/contract/photos';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { createPair, log, send, photoUploaded } from './chat-page.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

/** 48 megapixels in more bytes than the service takes. Its metadata turns it: then it is upright, and red above blue. */
async function makeLargePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  // Noise for all of the photo would take longer than everything else here.
  const tile = await sharp({
    create: { width: 1000, height: 1000, channels: 3, background: '#fff', noise },
  })
    .png()
    .toBuffer();
  const red = {
    create: { width: 2500, height: 6000, channels: 3, background: '#ff0000' },
  } as const;
  const blue = {
    create: { width: 2500, height: 6000, channels: 3, background: '#0000ff' },
  } as const;
  const buffer = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: '#fff' },
  })
    .composite([
      { input: tile, tile: true },
      { input: red, left: 0, top: 0 },
      { input: blue, left: 5500, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer();
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
}

const largePhoto = await makeLargePhoto();

type ChosenPhoto = typeof largePhoto;

async function choose(page: Page, name: string, file: ChosenPhoto) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await chooser).setFiles(file);
}

function watchUploads(page: Page) {
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uploads')) sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  return sizes;
}

async function expectUpright(publicId: string) {
  const file = await site.app.storage.open(`photos/${publicId}/1600.webp`);
  if (!file) throw new Error('There is no such photo');
  const photo = await bufferOf(file.stream);
  const { width, height } = await sharp(photo).metadata();
  expect(height).toBe(1600);
  for (const [top, channel] of [
    [10, 0],
    [1580, 2],
  ] as const) {
    const area = { left: width / 2, top, width: 1, height: 1 };
    const colors = [...(await sharp(photo).extract(area).raw().toBuffer())];
    expect(colors[channel]).toBeGreaterThan(200);
    expect(Math.min(...colors)).toBeLessThan(60);
  }
  return width;
}

const smallest = 1_500_000;

test('the photo of these tests is larger than the service takes', () => {
  expect(largePhoto.buffer.length).toBeGreaterThan(photoLimits.bytes);
});

test('a photo that is too large for the service arrives small and upright', async () => {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  const sizes = watchUploads(page);
  await choose(page, 'Add photos', largePhoto);
  await button(page, 'Use photo').click();
  await page.getByAltText('Your photo 1').waitFor();
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(smallest);
  const { rows } = await site.app.pool.query<{ id: string }>(
    'select public_id as id from photo where member_id = $1',
    [member.id],
  );
  // All of its width is used: 3 to 4 became 4 to 5, and only a little of the top and bottom is missing.
  expect(await expectUpright(rows[0]?.id ?? '')).toBe(1280);
});

test('in a chat, a large photo is sent small, and one that the browser cannot read says why', async () => {
  const { ada, alan } = await createPair(site);
  const page = await site.visit({ as: ada });
  await page.goto(`/matches/${alan.id}`);
  const sizes = watchUploads(page);
  const unreadable = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(100)]);
  await choose(page, 'Add a photo', {
    name: 'phone.heic',
    mimeType: 'image/heic',
    buffer: unreadable,
  });
  await page.getByText('Photos can be JPEG, PNG, WebP or AVIF files.').waitFor();
  await choose(page, 'Add a photo', largePhoto);
  await photoUploaded(page);
  await send(page, 'The sea');
  await log(page)
    .getByText(/^(Sent|Delivered|Read)/)
    .waitFor();
  expect(sizes).toHaveLength(2);
  expect(sizes[1]).toBeLessThan(smallest);
  const { rows } = await site.app.pool.query<{ id: string }>(
    'select public_id as id from chat_photo where member_id = $1',
    [ada.id],
  );
  expect(await expectUpright(rows[0]?.id ?? '')).toBe(1200);
});
