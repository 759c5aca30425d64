// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { addPhotos, photoUrl, setMainPhoto, uploadPhoto } from '../../../test/files/images.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';

const app = await testApp();
const look = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;

test(
  'trust 25: a revoked photo is refused immediately, and no one else keeps it for more than a minute',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
    const staff = await signIn(app, await createStaff(app));
    await setMainPhoto(ada, await uploadPhoto(ada));
    const list = (await ada.get('/auth/profile')).body;
    const url = /\/media\/[^"]+/.exec(list)?.[0] ?? '';
    const asked = url.replace('/media/', '/media/shown/');
    const age = ({ headers }: { headers: Record<string, unknown> }) =>
      Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);

    const photo = await app.inject({ url });
    const answer = await app.inject({ url: asked });
    // The browser keeps the photo for one person, and a proxy that was set up for it keeps the answer.
    expect(photo.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(age(photo) + age(answer)).toBeLessThanOrEqual(60);
    const again = { url, headers: { 'if-none-match': String(photo.headers['etag']) } };
    expect(await app.inject(again)).toMatchObject({ statusCode: 304, body: '' });

    await ada.send('PUT', `/blocks/${alan.id}`);
    expect(await app.inject({ url: asked })).toMatchObject({
      statusCode: 403,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await app.inject(again)).toMatchObject({ statusCode: 404 });
    const now = /\/media\/[^"]+/.exec((await ada.get('/auth/profile')).body)?.[0] ?? '';
    expect(await look(now.replace('/media/', '/media/shown/'))).toBe(200);
    // Staff see it, and a proxy is not told where it is.
    await app.pool.query(`update member set state = 'banned', state_by = 'staff' where id = $1`, [
      ada.id,
    ]);
    const seen = await app.inject({ url: now, headers: staff.headers });
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await look(now.replace('/media/', '/media/shown/'), staff.headers)).toBe(403);
  },
);

test('photos that are asked for at the same time are told apart', async () => {
  const person = await createPerson(app);
  const uploads = [];
  for (let index = 0; index < 5; index++) uploads.push(await uploadPhoto(person));
  await addPhotos(person, uploads);
  const shown = await Promise.all(uploads.map((each) => photoUrl(app, each)));
  const guessed = shown.map((url) => url.replace(/[0-9a-f]{32}/, '0'.repeat(32)));
  const urls = shown.flatMap((url, index) => [url, guessed[index] ?? '', url]);
  expect(await Promise.all(urls.map((url) => look(url)))).toEqual(
    urls.map((url) => (shown.includes(url) ? 200 : 404)),
  );
});
