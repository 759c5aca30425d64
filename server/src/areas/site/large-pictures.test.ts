// @module-tag long
import { randomBytes } from 'node:crypto';
import type { SiteEditing, SiteFile } from '@kindred/contract/site';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';

test('a picture as large as the office offers is taken, alone and in a file', async () => {
  const ada = await createColleague(await testApp());
  const data = <T>(answer: { json: <Body>() => Body }) => answer.json<{ data: T }>().data;
  const read = async () => data<SiteEditing>(await ada.get('/site'));
  // Noise does not get smaller when it is packed.
  const raw = { width: 550, height: 550, channels: 3 } as const;
  const picture = await sharp(randomBytes(550 * 550 * 3), { raw })
    .png()
    .toBuffer();
  expect(picture.length).toBeGreaterThan(900_000);
  const image = picture.toString('base64');
  const { _id } = data<{ _id: string }>(
    await ada.send('POST', '/site/images', { kind: 'icon', image }),
  );
  await ada.send('PUT', '/site/draft', { path: 'brand.icon', value: _id, was: null });
  await ada.send('POST', '/site/versions', { seen: (await read()).draft });
  const { version, draft: seen } = await read();
  const { file } = data<{ file: SiteFile }>(await ada.get(`/site/versions/${version}`));
  expect((await ada.send('POST', '/site/draft', { seen, file })).statusCode).toBe(200);
});
