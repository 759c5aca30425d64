import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import type { Notice } from '@kindred/contract/notices';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  addPhotos,
  expectNoOrphans,
  photoUrl,
  setMainPhoto,
  uploadPhoto,
} from '../../../../test/files/images.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../../test/members/people.ts';
import { keyOf } from '../../photos/photo-keys.ts';

const app = await testApp({ site: { 'switches.photoReview': true } });

type Person = Awaited<ReturnType<typeof createPerson>>;

const createReviewer = async () => {
  const staff = await createStaff(app, 'moderator');
  return personOf(app, staff, await signIn(app, staff));
};
const [grace, other] = [await createReviewer(), await createReviewer()];

beforeEach(async () => {
  await app.pool.query(`update photo set review = 'approved' where review = 'waiting'`);
  await app.pool.query('delete from photo_claim');
});

async function take(by: Person, count = 5) {
  const answer = await by.send('PUT', '/photo-review/claims', { count });
  return answer.json<{ data: { photos: WaitingPhoto[]; waiting: number } }>().data;
}

interface Named {
  memberId: string;
  publicId: string;
}

const decide = (by: Person, { memberId, publicId }: Named, decision: string, reason?: string) =>
  by.send('PUT', `/photo-review/${memberId}/${publicId}`, { decision, ...(reason && { reason }) });

/** A member whose main picture has just been uploaded. */
async function createWaiting() {
  const person = await createPerson(app, { photo: false });
  const picture = await uploadPhoto(person);
  await setMainPhoto(person, picture);
  return { person, picture, name: { memberId: person.id, publicId: picture.publicId } };
}

/** Waits until a rejection is final. */
async function settle() {
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.jobs.runDue();
}

const isFound = async (by: Person, id: string) =>
  usersIn(await by.get('/auth/users', { limit: '100' })).some(({ _id }) => _id === id);
const reviewOf = async ({ publicId }: Named) =>
  (
    await app.pool.query<{ review: string }>('select review from photo where public_id = $1', [
      publicId,
    ])
  ).rows[0]?.review;

test(
  'only its owner and staff see a new photo until it is approved',
  { tags: ['long'] },
  async () => {
    const alan = await createPerson(app, aMan());
    const { person: ada, picture, name } = await createWaiting();
    const own = (await ada.get('/auth/profile')).body;
    expect(own).toContain(picture.url);
    expect(own).toContain('"profileComplete":true');
    expect((await ada.get('/auth/pictures')).json()).toMatchObject({
      data: { pictures: [{ publicId: picture.publicId, waiting: true }] },
    });
    expect(await isFound(alan, ada.id)).toBe(false);
    expect((await alan.get(`/auth/user/${ada.id}`)).statusCode).toBe(404);
    expect((await grace.get('/auth/users')).body).toContain(picture.url);
    await decide(grace, name, 'approve');
    expect(await isFound(alan, ada.id)).toBe(true);
    expect((await alan.get(`/auth/user/${ada.id}`)).body).toContain(await photoUrl(app, picture));
  },
);

test(
  'if some photos are approved, others see only those, also while the main one waits',
  { tags: ['long'] },
  async () => {
    const alan = await createPerson(app, aMan());
    const { person: ada, picture, name } = await createWaiting();
    await decide(grace, name, 'approve');
    const [second, third] = [await uploadPhoto(ada), await uploadPhoto(ada)];
    await addPhotos(ada, [second]);
    await setMainPhoto(ada, third);
    await decide(grace, { memberId: ada.id, publicId: second.publicId }, 'approve');
    const { body } = await alan.get(`/auth/user/${ada.id}`);
    const { data } = JSON.parse(body) as { data: { user: { profilePicture: string } } };
    expect(data.user.profilePicture).toBe(await photoUrl(app, second));
    for (const hidden of [picture, third]) expect(body).not.toContain(hidden.publicId);
    const report = { problem_type: 'Harassment', description: 'Look.', publicId: third.publicId };
    expect((await alan.send('POST', '/reports/create-reports', report)).statusCode).toBe(404);
    const whole = { ...report, publicId: undefined, reportedUserId: ada.id };
    const made = await alan.send('POST', '/reports/create-reports', whole);
    const { _id: reportId } = made.json<{ data: { report: { _id: string } } }>().data.report;
    const { rows } = await app.pool.query<{ public_ids: string[] }>(
      'select public_ids from evidence where report_id = $1',
      [reportId],
    );
    expect(rows).toEqual([{ public_ids: [second.publicId] }]);
  },
);

test(
  'the oldest come first, to one member of staff and to no one else until their time is over',
  { tags: ['long'] },
  async () => {
    const waiting = [await createWaiting(), await createWaiting(), await createWaiting()];
    const ids = waiting.map(({ name }) => name.publicId);
    const idsOf = (photos: WaitingPhoto[]) => photos.map(({ publicId }) => publicId);
    const first = await take(grace, 2);
    expect([idsOf(first.photos), first.waiting]).toEqual([ids.slice(0, 2), 3]);
    expect(first.photos[0]).toMatchObject({ firstName: 'Ada', main: true });
    expect(idsOf((await take(other)).photos)).toEqual(ids.slice(2));
    expect(idsOf((await take(grace)).photos)).toEqual(ids.slice(0, 2));
    app.advanceClock(121_000);
    expect(idsOf((await take(other)).photos)).toEqual(ids);
    const { rows } = await app.pool.query<{ actor_id: string }>(
      `select actor_id from audit where action = 'photo.read' and subject_id = $1 order by id`,
      [waiting[0]?.person.id],
    );
    expect(rows.map((row) => row.actor_id)).toEqual([grace.id, other.id]);
  },
);

test('twenty parallel requests get twenty different ones', { tags: ['long'] }, async () => {
  for (let index = 0; index < 20; index++) await createWaiting();
  const staff = await Promise.all(Array.from({ length: 20 }, createReviewer));
  const taken = await Promise.all(staff.map((each) => take(each, 1)));
  const ids = taken.flatMap(({ photos }) => photos.map(({ publicId }) => publicId));
  expect(new Set(ids).size).toBe(ids.length);
});

test(
  'a photo that a colleague has claimed or decided on is theirs',
  { tags: ['long'] },
  async () => {
    const { name } = await createWaiting();
    await take(grace);
    expect((await decide(other, name, 'approve')).statusCode).toBe(409);
    const answers = await Promise.all([
      decide(grace, name, 'approve'),
      decide(grace, name, 'reject', 'nudity'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const gone = { ...name, publicId: 'never-was' };
    expect((await decide(grace, gone, 'approve')).statusCode).toBe(404);
  },
);

test('a rejection needs a reason, and nothing else has one', async () => {
  const { name } = await createWaiting();
  expect((await decide(grace, name, 'reject')).statusCode).toBe(422);
  expect((await decide(grace, name, 'approve', 'nudity')).statusCode).toBe(422);
  expect(await reviewOf(name)).toBe('waiting');
});

test('the owner of a rejected photo is notified of the reason once it cannot be undone, and the photo and its files are deleted', async () => {
  const { person, picture, name } = await createWaiting();
  await decide(grace, name, 'reject', 'contact');
  await app.jobs.runDue();
  expect(await reviewOf(name)).toBe('rejected');
  await settle();
  const { notices } = (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data;
  expect(notices).toMatchObject([{ kind: 'photo.rejected', about: { reason: 'contact' } }]);
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === person.email);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('contact details or an ad'),
  ]);
  expect((await person.get('/auth/profile')).body).not.toContain(picture.publicId);
  await expectNoOrphans(app);
  expect(await app.storage.open(keyOf(picture.publicId, 320))).toBeNull();
});

test.each(['approve', 'reject'])(
  '%s can be undone within ten seconds, and no later',
  async (what) => {
    const { person, name } = await createWaiting();
    const reason = what === 'reject' ? 'quality' : undefined;
    await decide(grace, name, what, reason);
    expect((await decide(other, name, 'undo')).statusCode).toBe(409);
    expect((await decide(grace, name, 'undo')).statusCode).toBe(200);
    await settle();
    expect([await reviewOf(name), (await take(grace)).photos.length]).toEqual(['waiting', 1]);
    expect((await person.get('/notices')).body).toContain('"notices":[]');
    await decide(grace, name, what, reason);
    app.advanceClock(10_000);
    expect((await decide(grace, name, 'undo')).statusCode).toBe(409);
  },
);

test('repeating a decision makes one decision with one row in the log', async () => {
  const { person, name } = await createWaiting();
  for (const _time of [1, 2]) {
    const answer = await decide(grace, name, 'reject', 'minor');
    expect(answer.json()).toMatchObject({ data: { review: 'rejected' } });
  }
  await settle();
  await settle();
  const { rows } = await app.pool.query<{ action: string; details: object }>(
    `select action, details from audit where subject_id = $1 and action like 'photo.%'`,
    [person.id],
  );
  expect(rows).toEqual([
    {
      action: 'photo.reject',
      details: {
        publicId: name.publicId,
        before: 'waiting',
        after: 'rejected',
        reason: 'minor',
      },
    },
  ]);
  expect((await person.get('/notices')).json()).toMatchObject({ data: { unread: 1 } });
});

test('a photo that its owner deletes before the decision causes no notice', async () => {
  const { person, name } = await createWaiting();
  await decide(grace, name, 'reject', 'nudity');
  await person.send('DELETE', '/auth/delete-profile-picture');
  await settle();
  expect((await person.get('/notices')).json()).toMatchObject({ data: { unread: 0 } });
});

test('photos of members who are inactive or not confirmed, and of staff, are not in the queue', async () => {
  const { person } = await createWaiting();
  await app.pool.query(`update member set state = 'banned', state_by = 'staff' where id = $1`, [
    person.id,
  ]);
  const { person: unproven } = await createWaiting();
  await app.pool.query('update member set email_verified_at = null where id = $1', [unproven.id]);
  await setMainPhoto(other, await uploadPhoto(other));
  expect(await take(grace)).toEqual({ photos: [], waiting: 0 });
});

test(
  'without review new photos are visible right away, and waiting ones keep waiting',
  { tags: ['long'] },
  async () => {
    const { name } = await createWaiting();
    const without = await testApp({ databaseUrl: app.databaseUrl });
    const member = await createPerson(without, { photo: false });
    const picture = await uploadPhoto(member);
    await setMainPhoto(member, picture);
    expect(await reviewOf({ memberId: member.id, publicId: picture.publicId })).toBe('approved');
    expect(await reviewOf(name)).toBe('waiting');
  },
);

test('the approved photos of the member come with a photo, and the log names them', async () => {
  const { person, picture, name } = await createWaiting();
  expect((await take(grace)).photos[0]?.others).toEqual([]);
  await decide(grace, name, 'approve');
  await addPhotos(person, [await uploadPhoto(person)]);
  const [waiting] = (await take(grace)).photos;
  expect(waiting?.others).toEqual([
    { publicId: picture.publicId, url: await photoUrl(app, picture) },
  ]);
  const { rows } = await app.pool.query<{ details: object }>(
    `select details from audit where action = 'photo.read' and subject_id = $1 order by id`,
    [person.id],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { publicId: picture.publicId },
    { publicId: waiting?.publicId, others: [picture.publicId] },
  ]);
});

test('its owner reads with their photos why one was rejected, until they add another or 30 days later', async () => {
  const rejectedOf = async ({ get }: Person) =>
    (await get('/auth/pictures')).json<{ data: { rejected: object | null } }>().data.rejected;
  const [{ person, name }, second] = [await createWaiting(), await createWaiting()];
  expect(await rejectedOf(person)).toBeNull();
  for (const each of [name, second.name]) await decide(grace, each, 'reject', 'somebody-else');
  await settle();
  const found = { reason: 'somebody-else' };
  expect(await rejectedOf(person)).toMatchObject(found);
  await setMainPhoto(person, await uploadPhoto(person));
  expect(await rejectedOf(person)).toBeNull();
  expect(await rejectedOf(second.person)).toMatchObject(found);
  await app.pool.query(`update notice set created_at = created_at - interval '31 days'`);
  expect(await rejectedOf(second.person)).toBeNull();
});
