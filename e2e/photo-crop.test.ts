// @module-tag long
import { buffer as bufferOf } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeImage } from '../server/test/files/images.ts';
import { createMember } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a photo is turned upright by its metadata, rotated and cropped before it is sent', async () => {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  // Red above green above blue, once the metadata has turned it by a quarter to the right.
  const stripes = await Promise.all(
    ['#0000ff', '#00ff00', '#ff0000'].map((color) => makeImage(color, 40)),
  );
  const lying = sharp({ create: { width: 120, height: 40, channels: 3, background: '#fff' } });
  const upright = await lying
    .composite(stripes.toReversed().map((input, index) => ({ input, left: index * 40, top: 0 })))
    .png()
    .toBuffer();
  const buffer = await sharp(upright)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uploads')) sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photos').click();
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByLabel('Zoom').waitFor();
  await expectAccessible(page);
  const area = page.getByRole('dialog').locator('canvas');
  // The middle of the tall picture is green. Up to the top it is red.
  await area.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
  await button(page, 'Rotate right').click();
  await button(page, 'Rotate left').click();
  const point = button(page, 'Face. The arrow keys move the ring.');
  const stage = await area.boundingBox();
  if (!stage) throw new Error('The photo is not visible');
  await point.hover();
  await page.mouse.down();
  await page.mouse.move(stage.x + stage.width / 4, stage.y + stage.height / 2);
  await page.mouse.up();
  await point.press('ArrowRight');
  await page.getByText('27 % from the left, 50 % from the top').waitFor();
  await button(page, 'Use photo').click();
  await page.getByAltText('Your photo 1').waitFor();
  const { rows } = await site.app.pool.query<{ id: string }>(
    'select public_id as id from photo where member_id = $1',
    [member.id],
  );
  const content = await readPhoto(rows[0]?.id ?? '');
  const { width, height } = await sharp(content).metadata();
  expect(width / height).toBeCloseTo(0.8, 1);
  const [red = 0, green = 0, blue = 0] = await sharp(content)
    .extract({ left: 10, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(100);
  const image = page.getByAltText('Your photo 1');
  const cutAround = () => image.evaluate((shown) => getComputedStyle(shown).objectPosition);
  expect(await cutAround()).toMatch(/^27(\.\d)?% (50|49\.\d)%$/);
  await button(page, 'Edit photo 1').click();
  await page.getByRole('button', { name: 'Show where your face is' }).click();
  await page.getByRole('dialog', { name: 'Where is your face?' }).waitFor();
  await expectAccessible(page);
  await point.press('ArrowDown');
  await button(page, 'Save').click();
  await expect.poll(cutAround).toMatch(/^27(\.\d)?% (52|51\.\d)%$/);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.includes('Exif')).toBe(false);
});

async function readPhoto(publicId: string) {
  const file = await site.app.storage.open(`photos/${publicId}/800.webp`);
  if (!file) throw new Error('There is no such photo');
  return bufferOf(file.stream);
}
