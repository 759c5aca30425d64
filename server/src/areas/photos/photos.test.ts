import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import {
  addPhotos,
  expectNoOrphans,
  makeImage,
  photoUrl,
  setMainPhoto,
  upload,
  uploadPhoto,
} from '../../../test/files/images.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { withOpenTransaction } from '../../../test/database/with-open-transaction.ts';
import { tryKey } from '../../platform/http/limits/limits.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

interface PictureList {
  data: { profilePicture: string | null; more_pictures: { publicId: string }[] };
}

const look = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
const idsOf = (answer: { json: <T>() => T }) =>
  answer.json<PictureList>().data.more_pictures.map(({ publicId }) => publicId);

test('uploads become pictures in the chosen order and place', { tags: ['long'] }, async () => {
  const person = await createPerson(app, { photo: false });
  const [a, b, c] = [
    await uploadPhoto(person),
    await uploadPhoto(person),
    await uploadPhoto(person),
  ];
  const main = (await setMainPhoto(person, a)).json<object>();
  expect(main).toEqual({ success: true, data: { profilePicture: await photoUrl(app, a) } });
  const added = (await addPhotos(person, [b, c])).json<object>();
  const urls = await Promise.all([a, b, c].map((photo) => photoUrl(app, photo)));
  expect(added).toMatchObject({
    data: {
      uploadedImages: [
        { ...b, url: urls[1] },
        { ...c, url: urls[2] },
      ],
    },
  });
  const own = (await person.get('/auth/profile')).body;
  for (const url of urls) expect(own).toContain(url);
  const order = { publicIds: [c.publicId, a.publicId, b.publicId] };
  const ordered = await person.send('PUT', '/auth/pictures/order', order);
  expect(ordered.json()).toMatchObject({ data: { profilePicture: urls[2] } });
  expect(idsOf(ordered)).toEqual([a.publicId, b.publicId]);
  const fewer = { publicIds: [c.publicId, a.publicId] };
  expect((await person.send('PUT', '/auth/pictures/order', fewer)).statusCode).toBe(409);
  await setMainPhoto(person, b);
  const left = await person.send('DELETE', `/auth/picture/${a.publicId}`);
  expect(idsOf(left)).toEqual([c.publicId]);
  const none = await person.send('DELETE', '/auth/delete-profile-picture');
  expect(none.json()).toMatchObject({ data: { profilePicture: null } });
  await expectNoOrphans(app);
  expect(await Promise.all(urls.map((url) => look(url)))).toEqual([404, 404, 200]);
});

test(
  'the own list says which is the main one, and leaves no gap where there was none',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { photo: false });
    const [a, b, c] = [
      await uploadPhoto(person),
      await uploadPhoto(person),
      await uploadPhoto(person),
    ];
    await addPhotos(person, [a, b, c]);
    const list = async () =>
      (await person.get('/auth/pictures')).json<{
        data: { pictures: { publicId: string; main: boolean; placeholder: string }[] };
      }>().data.pictures;
    expect((await list()).map(({ main: first }) => first)).toEqual([false, false, false]);
    await setMainPhoto(person, b);
    expect(await list()).toMatchObject([
      {
        publicId: b.publicId,
        main: true,
        placeholder: expect.stringMatching(/^[\w+/]{20,}/) as string,
      },
      { publicId: a.publicId, main: false },
      { publicId: c.publicId, main: false },
    ]);
    const { rows } = await app.pool.query<{ position: number }>(
      'select position from photo where member_id = $1 order by position',
      [person.id],
    );
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
  },
);

test('up to six besides the main one, all of a list or none', { tags: ['long'] }, async () => {
  const person = await createPerson(app);
  const pictures = [];
  for (let index = 0; index < 7; index++) pictures.push(await uploadPhoto(person));
  expect((await addPhotos(person, pictures.slice(0, 5))).statusCode).toBe(200);
  expect((await addPhotos(person, pictures.slice(5))).statusCode).toBe(422);
  expect((await addPhotos(person, pictures.slice(5, 6))).statusCode).toBe(200);
  expect((await addPhotos(person, pictures.slice(5, 6))).statusCode).toBe(200);
  await expectNoOrphans(app);
});

test('trust 25: members can use or delete only their own uploads', { tags: ['long'] }, async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const picture = await uploadPhoto(ada);
  expect((await setMainPhoto(alan, picture)).statusCode).toBe(422);
  expect((await addPhotos(alan, [picture])).statusCode).toBe(422);
  await setMainPhoto(ada, picture);
  expect((await setMainPhoto(alan, picture)).statusCode).toBe(422);
  expect((await alan.send('DELETE', `/auth/picture/${picture.publicId}`)).statusCode).toBe(404);
  expect(await look(await photoUrl(app, picture))).toBe(200);
});

test(
  "trust 25: photos of members who are deleted, banned or gone can't be opened, except by staff",
  { tags: ['long'] },
  async () => {
    const staff = await signIn(app, await createStaff(app));
    for (const state of ['banned', 'deactivated', 'leaving']) {
      const person = await createPerson(app);
      const picture = await uploadPhoto(person);
      await setMainPhoto(person, picture);
      const url = await photoUrl(app, picture);
      expect(await look(url)).toBe(200);
      await app.pool.query(`update member set state = $2, state_by = 'staff' where id = $1`, [
        person.id,
        state,
      ]);
      expect(await look(url)).toBe(404);
      expect(await look(url, staff.headers)).toBe(200);
      await app.pool.query('delete from member where id = $1', [person.id]);
      await expectNoOrphans(app);
      expect(await look(url, staff.headers)).toBe(404);
    }
  },
);

test(
  'trust 25: a blocked member loses the addresses that they knew',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
    const [hers, his] = [await uploadPhoto(ada), await uploadPhoto(alan)];
    await setMainPhoto(ada, hers);
    await setMainPhoto(alan, his);
    const urls = [await photoUrl(app, hers), await photoUrl(app, his)];
    expect(await Promise.all(urls.map((url) => look(url)))).toEqual([200, 200]);
    await ada.send('PUT', `/blocks/${alan.id}`);
    // His own stay: a change would tell him, and everyone who watches both.
    expect(await Promise.all(urls.map((url) => look(url)))).toEqual([404, 200]);
    const now = (await ada.get('/auth/profile')).body.match(/\/media\/[^"]+/)?.[0] ?? '';
    expect(urls).not.toContain(now);
    expect(await look(now)).toBe(200);
  },
);

test('trust 25: knowing which photo it is does not help to guess its address', async () => {
  const person = await createPerson(app);
  const [one, other] = [await uploadPhoto(person), await uploadPhoto(person)];
  await setMainPhoto(person, one);
  const secretOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? '';
  const url = await photoUrl(app, one);
  expect(secretOf(url)).not.toBe(secretOf(one.url));
  for (const guess of ['0'.repeat(32), secretOf(one.url), secretOf(other.url)])
    expect(await look(url.replace(secretOf(url), guess))).toBe(404);
  expect([await look(url), await look('/media/x/800.webp')]).toEqual([200, 400]);
});

test("trust 25: a photo that is unused or not approved can't be shared as a file", async () => {
  const [owner, stranger] = [await createPerson(app), await createPerson(app, aMan())];
  const staff = await signIn(app, await createStaff(app));
  const picture = await uploadPhoto(owner);
  const looks = async (url: string) => [
    await look(url),
    await look(url, stranger.headers),
    await look(url, owner.headers),
    await look(url, staff.headers),
  ];
  expect(await looks(picture.url)).toEqual([404, 404, 200, 404]);
  await setMainPhoto(owner, picture);
  const review = (state: string) =>
    sql`update photo set review = ${state}, review_reason = ${state === 'rejected' ? 'quality' : null}
      where public_id = ${picture.publicId}`;
  const approved = await photoUrl(app, picture);
  expect(await looks(approved)).toEqual([200, 200, 200, 200]);
  await review('waiting');
  const waiting = await photoUrl(app, picture);
  expect(waiting).toMatch(/^\/media\/private\//);
  expect(await looks(waiting)).toEqual([404, 404, 200, 200]);
  expect(await looks(approved)).toEqual([404, 404, 404, 200]);
  await review('rejected');
  expect(await looks(waiting)).toEqual([404, 404, 200, 404]);
  const response = await app.inject({ url: waiting, headers: owner.headers });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('a reported photo keeps its files as long as the report', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const staff = await signIn(app, await createStaff(app));
  const picture = await uploadPhoto(alan);
  await setMainPhoto(alan, picture);
  const report = { problem_type: 'Harassment', description: 'Look.', reportedUserId: alan.id };
  expect((await ada.send('POST', '/reports/create-reports', report)).statusCode).toBeLessThan(300);
  const url = await photoUrl(app, picture);
  await alan.send('DELETE', '/auth/delete-profile-picture');
  await app.jobs.runDue();
  expect([await look(url), await look(url, staff.headers)]).toEqual([404, 200]);
  await app.pool.query('delete from report');
  app.advanceClock(2 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('delete-unneeded-photo-files', '{}')`);
  await expectNoOrphans(app);
});

test('parallel edits of a photo and of the profile wait for each other, and neither fails', async () => {
  const person = await createPerson(app);
  const picture = await uploadPhoto(person);
  const answer = await withOpenTransaction(
    app,
    'select from member where id = $1 for no key update',
    person.id,
    () => setMainPhoto(person, picture),
    `update profile set bio = 'Meanwhile' where member_id = '${person.id}'`,
  );
  expect(answer).toMatchObject({ statusCode: 200 });
  expect((await person.get('/auth/profile')).body).toContain('Meanwhile');
});

test('a photo that is deleted while it is reported is no evidence: its file is deleted too', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const [going, staying] = [await uploadPhoto(alan), await uploadPhoto(alan)];
  await addPhotos(alan, [staying, going]);
  const report = { problem_type: 'Harassment', description: 'Look.', reportedUserId: alan.id };
  const deleteAsOwner = `with owner as (
      select id from member where id = (select member_id from photo where public_id = $1) for no key update)
    delete from photo where public_id = $1 and member_id in (select id from owner)`;
  await withOpenTransaction(app, deleteAsOwner, going.publicId, () =>
    ada.send('POST', '/reports/create-reports', report),
  );
  const { rows } = await app.pool.query<{ public_ids: string[] }>(
    `select public_ids from evidence e join report r on r.id = e.report_id where r.reported_id = $1`,
    [alan.id],
  );
  expect(rows.map((row) => row.public_ids)).toEqual([[`test-${alan.id}`, staying.publicId]]);
  await expectNoOrphans(app);
});

test('trust 7, trust 25: photos of a member with an unconfirmed address open only for their owner and staff', async () => {
  const ada = await createPerson(app, { photo: false, member: { email_verified_at: null } });
  const stranger = await createPerson(app, aMan());
  const staff = await signIn(app, await createStaff(app));
  const picture = await uploadPhoto(ada);
  await setMainPhoto(ada, picture);
  const looks = async (url: string) => [
    await look(url),
    await look(url, stranger.headers),
    await look(url, ada.headers),
    await look(url, staff.headers),
  ];
  const confirm = (time: string | null) =>
    app.pool.query('update member set email_verified_at = $2 where id = $1', [ada.id, time]);
  const before = await photoUrl(app, picture);
  expect(before).toMatch(/^\/media\/private\//);
  expect(await looks(before)).toEqual([404, 404, 200, 200]);
  await confirm('2026-01-01');
  const open = await photoUrl(app, picture);
  expect(await looks(open)).toEqual([200, 200, 200, 200]);
  await ada.send('PUT', '/auth/edit-profile', { bio: 'Hello' });
  await confirm('2026-01-02');
  expect(await photoUrl(app, picture)).toBe(open);
  await confirm(null);
  expect(await looks(await photoUrl(app, picture))).toEqual([404, 404, 200, 200]);
  expect((await looks(open)).slice(0, 2)).toEqual([404, 404]);
});

test("trust 25: a photo at a public address closes when its owner's confirmation is removed, whatever removed it", async () => {
  const ada = await createPerson(app, { photo: false });
  const picture = await uploadPhoto(ada);
  await setMainPhoto(ada, picture);
  const url = await photoUrl(app, picture);
  await app.owner.query('alter table member disable trigger member_photos');
  await app.pool.query('update member set email_verified_at = null where id = $1', [ada.id]);
  await app.owner.query('alter table member enable trigger member_photos');
  expect([await photoUrl(app, picture), await look(url)]).toEqual([url, 404]);
});

test('uploads of a day are counted, by all processes together', async () => {
  const person = await createPerson(app);
  // LIMITS multiplies 200 by a million in tests. The day may end in between.
  await sql`insert into tries (key, window_start, count)
    select ${tryKey('uploads', person.id)}, day, 200000000
    from generate_series(date_trunc('day', now(), 'UTC'), now() + interval '1 day', '1 day') day`;
  expect((await upload(person, await makeImage())).statusCode).toBe(429);
});

test('where the file of a photo is, is told to no one whom a proxy stands before', async () => {
  const person = await createPerson(app);
  await setMainPhoto(person, await uploadPhoto(person));
  const [url = ''] = /\/media\/[^"]+/.exec((await person.get('/auth/profile')).body) ?? [];
  const asked = url.replace('/media/', '/media/shown/');
  expect(await look(asked)).toBe(200);
  expect(await look(asked, { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
});
