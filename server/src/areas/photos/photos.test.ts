import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { haveImages, makeImage, readImage, upload, uploaded } from '../../../test/images.ts';
import { createStaff, signIn } from '../../../test/members.ts';
import { aMan, createPerson } from '../../../test/people.ts';
import { keyOf } from './keys.ts';

const app = await testApp();

type Person = Awaited<ReturnType<typeof createPerson>>;
interface Told {
  data: { profilePicture: string | null; more_pictures: { publicId: string }[] };
}

const look = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
const main = (person: Person, imageData: object) =>
  person.send('PUT', '/auth/upload-profile-picture', { imageData });
const add = (person: Person, imagesData: object[]) =>
  person.send('PUT', '/auth/upload-pictures', { imagesData });
const idsOf = (answer: { json: <T>() => T }) =>
  answer.json<Told>().data.more_pictures.map(({ publicId }) => publicId);

/** Whose files are there, and who has a row. */
async function compare() {
  const files = new Set<string>();
  for await (const { key } of app.storage.list('photos/')) files.add(key.split('/')[1] ?? '');
  const { rows } = await app.pool.query<{ id: string }>(
    `select public_id as id from upload union select public_id from photo where url like '/media/%'`,
  );
  return { files: [...files].toSorted(), rows: rows.map(({ id }) => id).toSorted() };
}

async function expectNoOrphans() {
  await app.jobs.runDue();
  const { files, rows } = await compare();
  expect(files).toEqual(rows);
}

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

test.runIf(haveImages).each(verdicts)('trust 26: %s ends with %i', async (name, status) => {
  const person = await createPerson(app);
  const answer = await upload(person, readImage(name), { name });
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: status === 200 }]);
  await expectNoOrphans();
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
});

test.runIf(haveImages)('a picture that lies on its side stands upright', async () => {
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

test('trust 26: who sends too much, another field or no form hears what to do', async () => {
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
});

test('trust 26: two at once at the quota, and one of them finds place', async () => {
  const person = await createPerson(app);
  await app.pool.query(
    `insert into upload (public_id, member_id, url, name, created_at)
      select 'waiting-' || n, $1, '', '', now() from generate_series(1, 11) as n`,
    [person.id],
  );
  const image = await makeImage();
  const answers = await Promise.all([upload(person, image), upload(person, image)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  await app.pool.query(`delete from upload where public_id like 'waiting-%'`);
  await expectNoOrphans();
});

test('the same key answers twice and keeps one photo', async () => {
  const person = await createPerson(app);
  const options = { headers: { 'idempotency-key': 'one-photo' } };
  const image = await makeImage();
  const first = await upload(person, image, options);
  const again = await upload(person, image, options);
  expect(again.body).toBe(first.body);
  const { rowCount } = await app.pool.query('select from upload where member_id = $1', [person.id]);
  expect(rowCount).toBe(1);
  await expectNoOrphans();
});

test('uploads become pictures in the order and place that one likes', async () => {
  const person = await createPerson(app, { photo: false });
  const [a, b, c] = [await uploaded(person), await uploaded(person), await uploaded(person)];
  expect((await main(person, a)).json()).toEqual({
    success: true,
    data: { profilePicture: a.url },
  });
  expect((await add(person, [b, c])).json()).toMatchObject({ data: { uploadedImages: [b, c] } });
  const own = (await person.get('/auth/profile')).body;
  for (const { url } of [a, b, c]) expect(own).toContain(url);
  const order = { publicIds: [c.publicId, a.publicId, b.publicId] };
  const ordered = await person.send('PUT', '/auth/pictures/order', order);
  expect(ordered.json()).toMatchObject({ data: { profilePicture: c.url } });
  expect(idsOf(ordered)).toEqual([a.publicId, b.publicId]);
  const fewer = { publicIds: [c.publicId, a.publicId] };
  expect((await person.send('PUT', '/auth/pictures/order', fewer)).statusCode).toBe(409);
  await main(person, b);
  const left = await person.send('DELETE', `/auth/picture/${a.publicId}`);
  expect(idsOf(left)).toEqual([c.publicId]);
  const none = await person.send('DELETE', '/auth/delete-profile-picture');
  expect(none.json()).toMatchObject({ data: { profilePicture: null } });
  await expectNoOrphans();
  expect(await look(c.url)).toBe(200);
  expect([await look(a.url), await look(b.url)]).toEqual([404, 404]);
});

test('six beside the main one, all of a list or nothing of it', async () => {
  const person = await createPerson(app);
  const pictures = [];
  for (let index = 0; index < 7; index++) pictures.push(await uploaded(person));
  expect((await add(person, pictures.slice(0, 5))).statusCode).toBe(200);
  expect((await add(person, pictures.slice(5))).statusCode).toBe(422);
  expect((await add(person, pictures.slice(5, 6))).statusCode).toBe(200);
  expect((await add(person, pictures.slice(5, 6))).statusCode).toBe(200);
  await expectNoOrphans();
});

test('trust 25: only what one has uploaded oneself is taken or deleted', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const picture = await uploaded(ada);
  expect((await main(alan, picture)).statusCode).toBe(422);
  expect((await add(alan, [picture])).statusCode).toBe(422);
  await main(ada, picture);
  expect((await main(alan, picture)).statusCode).toBe(422);
  expect((await alan.send('DELETE', `/auth/picture/${picture.publicId}`)).statusCode).toBe(404);
  expect(await look(picture.url)).toBe(200);
});

test('trust 25: photos of who is deleted, banned or gone are nowhere, but for staff', async () => {
  const staff = await signIn(app, await createStaff(app));
  for (const state of ['banned', 'deactivated', 'leaving']) {
    const person = await createPerson(app);
    const picture = await uploaded(person);
    await main(person, picture);
    expect(await look(picture.url)).toBe(200);
    await app.pool.query(`update member set state = $2, state_by = 'staff' where id = $1`, [
      person.id,
      state,
    ]);
    expect(await look(picture.url)).toBe(404);
    expect(await look(picture.url, staff.headers)).toBe(200);
    await app.pool.query('delete from member where id = $1', [person.id]);
    await expectNoOrphans();
    expect(await look(picture.url, staff.headers)).toBe(404);
  }
});

test('trust 25: whoever is blocked loses the addresses that they knew', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const [hers, his] = [await uploaded(ada), await uploaded(alan)];
  await main(ada, hers);
  await main(alan, his);
  await ada.send('PUT', `/blocks/${alan.id}`);
  expect([await look(hers.url), await look(his.url)]).toEqual([404, 404]);
  const now = (await ada.get('/auth/profile')).body.match(/\/media\/[^"]+/)?.[0] ?? '';
  expect(now).not.toBe(hers.url);
  expect(await look(now)).toBe(200);
  const guess = now.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  expect([await look(guess), await look('/media/x/800.webp')]).toEqual([404, 400]);
});

test('what was reported keeps its files while the report is there', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const staff = await signIn(app, await createStaff(app));
  const picture = await uploaded(alan);
  await main(alan, picture);
  const report = { problem_type: 'Harassment', description: 'Look.', reportedUserId: alan.id };
  expect((await ada.send('POST', '/reports/create-reports', report)).statusCode).toBeLessThan(300);
  await alan.send('DELETE', '/auth/delete-profile-picture');
  await app.jobs.runDue();
  expect([await look(picture.url), await look(picture.url, staff.headers)]).toEqual([404, 200]);
  await app.pool.query('delete from report');
  app.wait(2 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('collect-photos', '{}')`);
  await expectNoOrphans();
});

test('uploads that nobody uses go after a day, and files without a row', async () => {
  const person = await createPerson(app);
  const { publicId } = await uploaded(person);
  await app.storage.put(keyOf('left-by-a-crash', 320), Buffer.from('x'));
  app.wait(25 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('collect-photos', '{}')`);
  await expectNoOrphans();
  const { files } = await compare();
  expect(files).not.toContain(publicId);
  expect(files).not.toContain('left-by-a-crash');
});
