import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import {
  comparePhotos,
  expectNoOrphans,
  hasImageFiles,
  makeImage,
  readImage,
  upload,
  uploadPhoto,
} from '../../../test/files/images.ts';
import { createPerson } from '../../../test/members/people.ts';
import { withOpenTransaction } from '../../../test/database/with-open-transaction.ts';
import { keyOf } from './photo-keys.ts';

const app = await testApp();

const verdicts: [name: string, status: number][] = [
  ['exif-gps.jpg', 200],
  ['exif-gps.webp', 200],
  ['lottapixel.jpg', 422],
  ['orientation6.jpg', 200],
  ['polyglot-html.jpg', 200],
  ['ztxt-50mb.png', 200],
  ['bomb-30000x30000.png', 422],
  ['header-only-65535.png', 422],
  ['truncated.jpg', 422],
  ['empty.jpg', 415],
  ['html-named.png', 415],
  ['polyglot-gif.js.gif', 415],
  ['script.svg', 415],
];

test.runIf(hasImageFiles).each(verdicts)(
  'trust 26: %s ends with %i',
  { tags: ['long'] },
  async (name, status) => {
    const person = await createPerson(app);
    const answer = await upload(person, readImage(name), { name });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: status === 200 }]);
    await expectNoOrphans(app);
    if (status !== 200) return;
    const { data } = answer.json<{ data: { publicId: string } }>();
    expect(Object.keys(data).toSorted()).toEqual(['mimeType', 'name', 'publicId', 'size', 'url']);
    for (const size of [320, 800, 1600]) {
      const stored = await app.storage.open(keyOf(data.publicId, size));
      const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
      const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' });
      expect(bytes.toString('latin1')).not.toMatch(/<script|<html|GPS/i);
    }
  },
);

test('trust 26: AVIF is accepted as well, and loses its metadata', async () => {
  const image = await sharp(await makeImage())
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1' } })
    .avif()
    .toBuffer();
  expect((await sharp(image).metadata()).exif).toBeDefined();
  const answer = await upload(await createPerson(app), image, { name: 'me.avif' });
  const { data } = answer.json<{ data: { publicId: string; name: string } }>();
  expect(data.name).toBe('me.webp');
  const stored = await app.storage.open(keyOf(data.publicId, 1600));
  const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
  const { format, width, exif } = await sharp(bytes).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 60 });
});

test.runIf(hasImageFiles)('a rotated picture is turned upright', async () => {
  const image = readImage('orientation6.jpg');
  const before = await sharp(image).metadata();
  const { data } = (await upload(await createPerson(app), image)).json<{
    data: { publicId: string };
  }>();
  const stored = await app.storage.open(keyOf(data.publicId, 1600));
  const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([before.height, before.width]);
});

test(
  'trust 26: too large a file, another field or no form gets a response that says what to do',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app);
    const large = Buffer.concat([await makeImage(), Buffer.alloc(10 * 2 ** 20)]);
    expect((await upload(person, large)).statusCode).toBe(413);
    expect((await upload(person, await makeImage(), { field: 'photo' })).statusCode).toBe(400);
    expect((await person.send('POST', '/uploads')).statusCode).toBe(415);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await person.send('POST', '/uploads', Buffer.from('ha'), type)).statusCode).toBe(400);
    expect(
      (await app.pool.query('select from upload where member_id = $1', [person.id])).rowCount,
    ).toBe(0);
  },
);

test('trust 26: of two parallel uploads at the quota one is accepted', async () => {
  const person = await createPerson(app);
  const fill = (first: number, last: number) =>
    `insert into upload (public_id, member_id, url, name, created_at)
      select 'waiting-' || n, '${person.id}', '', '', now() from generate_series(${first}, ${last}) as n`;
  await app.pool.query(fill(1, 11));
  const image = await makeImage();
  const late = await withOpenTransaction(
    app,
    'select from member where id = $1 for no key update',
    person.id,
    () => upload(person, image),
    fill(12, 12),
  );
  expect(late.statusCode).toBe(422);
  await app.pool.query(`delete from upload where public_id like 'waiting-%'`);
  await expectNoOrphans(app);
});

test('the same key gets the same response twice and stores one photo', async () => {
  const person = await createPerson(app);
  const options = { headers: { 'idempotency-key': 'one-photo' } };
  const image = await makeImage();
  const first = await upload(person, image, options);
  const again = await upload(person, image, options);
  expect(again.body).toBe(first.body);
  const { rowCount } = await app.pool.query('select from upload where member_id = $1', [person.id]);
  expect(rowCount).toBe(1);
  await expectNoOrphans(app);
});

test('unused uploads are deleted after a day, and files without a row', async () => {
  const person = await createPerson(app);
  const { publicId } = await uploadPhoto(person);
  await app.storage.put(keyOf('left-by-a-crash', 320), Buffer.from('x'));
  app.advanceClock(25 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('delete-unneeded-photo-files', '{}')`);
  await expectNoOrphans(app);
  const { files } = await comparePhotos(app);
  expect(files).not.toContain(publicId);
  expect(files).not.toContain('left-by-a-crash');
});
