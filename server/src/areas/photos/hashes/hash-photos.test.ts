import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addPicture } from '../../../../test/desk/picture-requests.ts';
import { makePicture } from '../../../../test/files/images.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { testApp } from '../../../../test/service/app.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);

const hashOf = (publicId: string) =>
  sql`select exact, perceptual, mirrored from photo_hash where public_id = ${publicId}`;

test(
  'a photo from before there were hashes gets the same one as when it is uploaded, and loses it with its files',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { photo: false });
    const publicId = await addPicture(app, person, await makePicture(1));
    const uploaded = await hashOf(publicId);
    expect(uploaded).toHaveLength(1);
    await sql`delete from photo_hash`;
    await addJob(app.pool, 'hash-photos', {});
    await app.jobs.runDue();
    const [hashed] = await hashOf(publicId);
    expect(hashed?.['exact']).toEqual(uploaded[0]?.['exact']);
    expect(hashed?.['perceptual']).toBeTypeOf('string');
    await person.send('DELETE', `/auth/picture/${publicId}`);
    await app.jobs.runDue();
    expect(await hashOf(publicId)).toEqual([]);
  },
);

test('a photo whose file is gone is looked at a single time', async () => {
  const person = await createPerson(app);
  const publicId = `test-${person.id}`;
  await sql`update photo set url = '/media/x.0/800.webp' where member_id = ${person.id}`;
  await addJob(app.pool, 'hash-photos', {});
  await app.jobs.runDue();
  expect(await hashOf(publicId)).toEqual([{ exact: null, perceptual: null, mirrored: null }]);
});
