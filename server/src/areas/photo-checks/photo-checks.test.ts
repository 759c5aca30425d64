import type { Notice } from '@kindred/contract/notices';
import { poseNames, poses } from '@kindred/contract/photo-checks/poses';
import { beforeEach, expect, test } from 'vitest';
import { setMainPhoto, uploadPhoto } from '../../../test/files/images.ts';
import {
  beginCheck,
  checkPhotosOf,
  decideCheck,
  noHints,
  ownCheck,
  sendCheck,
  sendPicture,
  settleChecks,
  takeChecks,
} from '../../../test/files/photo-checks.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();

const createReviewer = async () => {
  const staff = await createStaff(app, 'moderator');
  return personOf(app, staff, await signIn(app, staff));
};
const [grace, other] = [await createReviewer(), await createReviewer()];

type Person = Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  await app.pool.query('delete from person_check');
  await app.jobs.runDue();
  await app.pool.query(`delete from report where reason = 'under-age'`);
});

async function filesOf() {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('checks/')) keys.push(key);
  return keys;
}

const first = async (staff: Person) => {
  const [check] = (await takeChecks(staff)).checks;
  if (!check) throw new Error('Nothing waits');
  return check;
};

async function noticesOf(person: Person) {
  return (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data.notices;
}

/** How many rows each table has. */
async function countRows() {
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const counted = await app.pool.query<{ count: number }>(
        `select count(*)::int from "${name}"`,
      );
      return [name, counted.rows[0]?.count ?? 0] as const;
    }),
  );
  return new Map(counts);
}

/** The tables in which any row has this text. */
async function tablesWith(text: string) {
  const found: string[] = [];
  for (const name of (await countRows()).keys()) {
    const { rowCount } = await app.pool.query(
      `select from "${name}" as t where position($1 in t::text) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test('trust 158: the picture is deleted with the decision, and nothing else is ever stored of a face', async () => {
  const ada = await createPerson(app);
  await app.jobs.runDue();
  const before = await countRows();
  await sendCheck(ada);
  const [file = ''] = await filesOf();
  expect(await filesOf()).toHaveLength(1);
  const name = file.slice('checks/'.length, -'.webp'.length);
  expect(await tablesWith(name)).toEqual(['person_check']);
  const check = await first(grace);
  expect((await grace.get(`/photo-checks/${check._id}/picture`)).headers['content-type']).toBe(
    'image/webp',
  );
  await decideCheck(grace, check, 'approve');
  await settleChecks(app);
  expect([await filesOf(), await tablesWith(name)]).toEqual([[], []]);
  expect((await grace.get(`/photo-checks/${check._id}/picture`)).statusCode).toBe(404);
  const after = await countRows();
  const more = [...after].filter(([table, count]) => count > (before.get(table) ?? 0));
  // No table of hashes or of what the classifier said, and no photo.
  const expected = ['audit', 'checked_person', 'delivery', 'notice', 'person_check'];
  const ofRequests = ['live_counter', 'live_event', 'tries'];
  const tables = more.map(([table]) => table).filter((table) => !ofRequests.includes(table));
  expect(tables).toEqual(expected);
});

test('trust 159: only the colleague who reserved a check sees its picture, and never a member', async () => {
  const ada = await createPerson(app);
  await sendCheck(ada);
  const check = await first(grace);
  const address = `/photo-checks/${check._id}/picture`;
  expect((await grace.get(address)).statusCode).toBe(200);
  expect((await other.get(address)).statusCode).toBe(404);
  expect((await ada.get(address)).statusCode).toBe(403);
  expect(check).toMatchObject({ memberId: ada.id, picture: true, deviceNote: noHints, earlier: 0 });
  expect((await takeChecks(other)).checks).toEqual([]);
  expect((await decideCheck(other, check, 'approve')).statusCode).toBe(409);
  const answers = await Promise.all([
    decideCheck(grace, check, 'approve'),
    decideCheck(grace, check, 'again'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await app.pool.query<{ action: string }>(
    `select action from audit where subject_id = $1 and action like 'check.%' order by id`,
    [ada.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'check.read',
    'check.read',
    expect.stringMatching(/^check\.(approve|again)$/),
  ]);
});

test('poses are drawn from at least twelve, and someone who cannot do one gets another', async () => {
  expect(poseNames.length).toBeGreaterThanOrEqual(12);
  const ada = await createPerson(app);
  const drawn = new Set<string>();
  for (let index = 0; index < 12; index++) {
    const before = (await ownCheck(ada)).pose;
    const answer = await beginCheck(ada, { without: 'hands' });
    const { pose } = answer.json<{ data: { pose: keyof typeof poses } }>().data;
    expect(poses[pose]).not.toBe('hands');
    expect(pose).not.toBe(before);
    drawn.add(pose);
  }
  expect(drawn.size).toBeGreaterThan(2);
});

test('a picture counts for some minutes, is sent once, and is one that can be compared', async () => {
  const ada = await createPerson(app);
  expect((await sendPicture(ada)).statusCode).toBe(409);
  await beginCheck(ada);
  const bad = { picture: 'A'.repeat(200), device: noHints };
  expect((await ada.send('PUT', '/photo-check/picture', bad)).statusCode).toBe(415);
  app.advanceClock(11 * 60_000);
  expect((await sendPicture(ada)).statusCode).toBe(409);
  await beginCheck(ada);
  const answers = await Promise.all([sendPicture(ada), sendPicture(ada), sendPicture(ada)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await sendPicture(ada)).statusCode).toBe(200);
  expect(await filesOf()).toHaveLength(1);
  expect((await beginCheck(ada)).statusCode).toBe(409);
  const bare = await createPerson(app, { photo: false });
  expect((await beginCheck(bare)).statusCode).toBe(422);
});

test(
  'trust 160: an approved check is a badge with its month for others, and ends with another main photo',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
    const badgeOf = async () =>
      usersIn(await alan.get('/auth/users', { limit: '100' })).find(({ _id }) => _id === ada.id)
        ?.photoChecked;
    expect(await badgeOf()).toBeNull();
    await checkPhotosOf(app, ada, grace);
    const month = app.now().toISOString().slice(0, 7);
    expect(await badgeOf()).toBe(month);
    expect(await ownCheck(ada)).toMatchObject({ status: 'approved', month });
    const people = (await alan.get('/browse', { checked: 'true', limit: '50' })).body;
    expect(people).toContain(ada.id);
    await app.pool.query(`update profile set bio = 'Something else' where member_id = $1`, [
      ada.id,
    ]);
    await app.jobs.runDue();
    expect(await badgeOf()).toBe(month);
    await setMainPhoto(ada, await uploadPhoto(ada, '#3060c0'));
    expect(await badgeOf()).toBeNull();
    expect((await alan.get('/browse', { checked: 'true', limit: '50' })).body).not.toContain(
      ada.id,
    );
    await addJob(app.pool, 'end-photo-badges', {});
    await app.jobs.runDue();
    expect(await ownCheck(ada)).toMatchObject({ status: 'ended', ended: 'photo' });
    expect((await noticesOf(ada))[0]).toMatchObject({
      kind: 'photo-check.ended',
      about: { why: 'photo' },
    });
    await sendCheck(ada);
    expect(await first(grace)).toMatchObject({ memberId: ada.id, earlier: 1, ended: 'photo' });
  },
);

test('a refusal has a reason, can be contested once, and someone else decides about that', async () => {
  const ada = await createPerson(app);
  await sendCheck(ada);
  const check = await first(grace);
  expect((await decideCheck(grace, check, 'refuse')).statusCode).toBe(422);
  expect((await decideCheck(grace, check, 'again', 'pose')).statusCode).toBe(422);
  await decideCheck(grace, check, 'refuse', 'different-person');
  expect(await ownCheck(ada)).toMatchObject({ status: 'waiting', reason: null });
  await settleChecks(app);
  expect(await ownCheck(ada)).toMatchObject({ status: 'refused', reason: 'different-person' });
  expect(await filesOf()).toEqual([]);
  expect(await noticesOf(ada)).toMatchObject([
    { kind: 'photo-check.refused', about: { reason: 'different-person' } },
  ]);
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
  expect(mails.at(-1)?.text).toContain('someone else than in your photos');
  await sendCheck(ada, { appeal: true, words: 'I cut my hair.' });
  expect((await takeChecks(grace)).checks).toEqual([]);
  const appeal = await first(other);
  expect(appeal).toMatchObject({
    isAppeal: true,
    words: 'I cut my hair.',
    refusedBefore: 'different-person',
  });
  await decideCheck(other, appeal, 'refuse', 'different-person');
  await settleChecks(app);
  expect((await beginCheck(ada, { appeal: true })).statusCode).toBe(409);
  expect((await beginCheck(ada)).statusCode).toBe(200);
});

test('someone without a camera is excused by a person: nothing is closed to them, and they have no badge', async () => {
  const ada = await createPerson(app);
  await beginCheck(ada);
  await ada.send('PUT', '/photo-check/words', { words: 'My computer has no camera.' });
  const check = await first(grace);
  expect(check).toMatchObject({ picture: false, words: 'My computer has no camera.' });
  expect((await decideCheck(grace, check, 'approve')).statusCode).toBe(422);
  await decideCheck(grace, check, 'excuse');
  await settleChecks(app);
  expect(await ownCheck(ada)).toMatchObject({ status: 'excused', month: null });
});

test(
  'what is approved is what the colleague saw, and a decision can be undone for ten seconds',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await sendCheck(ada);
    const seen = await first(grace);
    await setMainPhoto(ada, await uploadPhoto(ada, '#3060c0'));
    expect((await decideCheck(grace, seen, 'approve')).statusCode).toBe(409);
    const check = await first(grace);
    await decideCheck(grace, check, 'approve');
    expect((await decideCheck(other, check, 'undo')).statusCode).toBe(409);
    expect((await decideCheck(grace, check, 'undo')).statusCode).toBe(200);
    await settleChecks(app);
    expect([await ownCheck(ada), (await noticesOf(ada)).length]).toMatchObject([
      { status: 'waiting' },
      0,
    ]);
    await decideCheck(grace, await first(grace), 'approve');
    app.advanceClock(10_000);
    expect((await decideCheck(grace, check, 'undo')).statusCode).toBe(409);
  },
);

test('someone who looks under 18 is a case for the team', async () => {
  const ada = await createPerson(app);
  await sendCheck(ada);
  await decideCheck(grace, await first(grace), 'refuse', 'minor');
  await settleChecks(app);
  const { rows } = await app.pool.query<{ priority: string }>(
    'select priority from report where reported_id = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ priority: 'critical' }]);
});

test('members withdraw: what they sent is deleted, and so is the badge', async () => {
  const ada = await createPerson(app);
  await sendCheck(ada);
  await ada.send('DELETE', '/photo-check');
  await app.jobs.runDue();
  expect([await filesOf(), (await takeChecks(grace)).waiting]).toEqual([[], 0]);
  await checkPhotosOf(app, ada, grace);
  await ada.send('DELETE', '/photo-check');
  expect(await ownCheck(ada)).toMatchObject({ status: 'none', month: null });
});
