// @module-tag long
import type { Colleague } from '@kindred/contract/team';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { addPhotos, setMainPhoto, uploadPhoto } from '../../../test/files/images.ts';
import { listQueue, openCase, readCase } from '../../../test/desk/desk.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();

test(
  'a photo has the place of the face, which its owner says when adding it and can change',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { photo: false });
    const [main, more] = [await uploadPhoto(person), await uploadPhoto(person)];
    await setMainPhoto(person, { ...main, focus: { x: 0.4, y: 0.25 } });
    await addPhotos(person, [more]);
    const focuses = async () =>
      (await person.get('/auth/pictures'))
        .json<{ data: { pictures: { focus: object | null }[] } }>()
        .data.pictures.map(({ focus }) => focus);
    expect(await focuses()).toEqual([{ x: 0.4, y: 0.25 }, null]);
    const changed = { x: 0.125, y: 1 };
    const put = (publicId: string, focus: object) =>
      person.send('PUT', `/auth/picture/${publicId}/focus`, focus);
    expect((await put(more.publicId, changed)).json()).toEqual({
      success: true,
      data: { focus: changed },
    });
    expect(await focuses()).toEqual([{ x: 0.4, y: 0.25 }, changed]);
    expect((await put(more.publicId, { x: 1.5, y: 0 })).statusCode).toBe(400);
    expect((await put('unknown', changed)).statusCode).toBe(404);
    const looker = await createPerson(app, aMan());
    const seen = await looker.get(`/auth/user/${person.id}`);
    expect(seen.json()).toMatchObject({
      data: {
        user: {
          profilePictureFocus: { x: 0.4, y: 0.25 },
          more_pictures: [{ publicId: more.publicId, focus: changed }],
        },
      },
    });
  },
);

test('staff see it in the queue, in a case and in the team', async () => {
  const focus = { x: 0.25, y: 0.75 };
  const grace = await createColleague(app);
  const person = await createPerson(app, { photo: false });
  for (const each of [person, grace])
    await setMainPhoto(each, { ...(await uploadPhoto(each)), focus });
  await sqlOf(app)`update photo set review = 'approved'`;
  const { id } = await openCase(app, { about: person.id });
  expect((await readCase(grace, id)).person?.photos).toMatchObject([{ focus }]);
  const { cases } = await listQueue(grace);
  expect(cases.find(({ _id }) => _id === id)?.person).toMatchObject({ photoFocus: focus });
  const { staff } = (await grace.get('/staff')).json<{ data: { staff: Colleague[] } }>().data;
  expect(staff).toMatchObject([{ profilePictureFocus: focus }]);
});
