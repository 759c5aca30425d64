// @module-tag long
import { requestHours } from '@kindred/contract/reports/picture-refusals';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { decideOn, listQueue, readCase } from '../../../../test/desk/desk.ts';
import {
  addPicture,
  askToRemove,
  caseOf,
  fingerprintOf,
  isShown,
  openRequest,
} from '../../../../test/desk/picture-requests.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { makePicture, upload } from '../../../../test/files/images.ts';
import { historyOf, write } from '../../../../test/chat/chats.ts';
import { matchOf, renewed } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { histogramOf, readMetrics } from '../../../../test/service/metrics.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const hour = 3_600_000;

async function start() {
  const app = await testApp();
  const grace = await createColleague(app, 'moderator');
  const watch = async () => {
    await addJob(app.pool, 'watch-picture-requests', {});
    await app.jobs.runDue();
  };
  /** Sessions end while the clock moves on. */
  const later = async (hours: number) => {
    app.advanceClock(hours * hour);
    await watch();
    return createColleague(app, 'moderator');
  };
  return { app, grace, sql: sqlOf(app), watch, later };
}

async function requested(app: Awaited<ReturnType<typeof testApp>>, number: number) {
  const picture = await makePicture(number);
  const owner = await createPerson(app);
  const publicId = await addPicture(app, owner, picture);
  const fingerprint = await fingerprintOf(app, picture);
  const receipt = await askToRemove(app, { fingerprint });
  return { owner, publicId, receipt, ...(await caseOf(app, receipt)) };
}

test('trust 142: a request has 48 hours, which the queue and the case show, and the team is alarmed before they end', async () => {
  const { app, grace, sql, watch } = await start();
  const { receipt, id } = await requested(app, 1);
  const left = Date.parse(receipt.dueAt) - app.now().getTime();
  expect(left / hour).toBeGreaterThan(requestHours - 0.1);
  const [queued] = (await listQueue(grace)).cases;
  expect([queued?._id, queued?.priority, queued?.dueAt]).toEqual([id, 'critical', receipt.dueAt]);
  expect((await readCase(grace, id)).reports[0]?.request).toMatchObject({
    dueAt: receipt.dueAt,
    asksAs: 'self',
    matched: true,
    hiddenAt: null,
  });
  await watch();
  const alarms = () => sql`select about from notice where kind = 'picture-request.due'`;
  expect(await alarms()).toEqual([]);
  app.advanceClock(37 * hour);
  await watch();
  await watch();
  expect(await alarms()).toEqual([
    { about: { reference: receipt.reference, dueAt: receipt.dueAt } },
  ]);
  await endUndo(app);
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === grace.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A request has to be decided soon']);
  const metric = (await readMetrics(app)).get('picture_request_seconds_left');
  expect(metric).toBeDefined();
  expect(histogramOf('picture_request_seconds_left')).toBe('picture_request_seconds_left');
});

test('trust 143: what is not decided in time is hidden until it is, and nothing is before', async () => {
  const { app, sql, watch, later } = await start();
  const { owner, publicId, receipt, id } = await requested(app, 2);
  const notified = () =>
    sql`select about from notice where kind = 'picture.hidden' and member_id = ${owner.id}`;
  await later(47);
  expect(await isShown(app, publicId)).toBe(true);
  const grace = await later(2);
  expect(await isShown(app, publicId)).toBe(false);
  await watch();
  expect(await notified()).toEqual([{ about: { where: 'profile' } }]);
  expect((await openRequest(app, receipt)).hiddenAt).not.toBeNull();
  const found = await readCase(grace, id);
  expect(found.person?.photos.map((photo) => photo.publicId)).toContain(publicId);
  await decideOn(grace, id, 'dismiss', { outcome: 'rejected', refusal: 'not-intimate' });
  expect(await isShown(app, publicId)).toBe(true);
  await watch();
  expect(await isShown(app, publicId)).toBe(true);
});

test('a hidden picture can still be removed, and an undo of that leaves the request open', async () => {
  const { app, watch, later } = await start();
  const { publicId, id } = await requested(app, 3);
  const grace = await later(49);
  const { _id } = await decideOn(grace, id, 'remove-photo', { publicId });
  await app.jobs.runDue();
  expect(await isShown(app, publicId)).toBe(false);
  expect((await grace.send('POST', `/desk/decisions/${_id}/undo`)).statusCode).toBe(200);
  await watch();
  expect(await isShown(app, publicId)).toBe(false);
  await decideOn(grace, id, 'remove-photo', { publicId });
  await endUndo(app);
  expect(await isShown(app, publicId)).toBe(false);
});

test('a request that names no picture hides nothing', async () => {
  const { app, later } = await start();
  const owner = await createPerson(app);
  const publicId = await addPicture(app, owner, await makePicture(4));
  const receipt = await askToRemove(app, { location: `https://kindred.example/users/${owner.id}` });
  const grace = await later(49);
  expect(await isShown(app, publicId)).toBe(true);
  const { id } = await caseOf(app, receipt);
  expect((await readCase(grace, id)).reports[0]?.request?.hiddenAt).toBeNull();
});

test('a message that a member reported for its intimate picture is hidden in time, and removed with its copies', async () => {
  const { app, later } = await start();
  const picture = await makePicture(5);
  const [ada, bad] = await matchOf(app);
  await write(ada, bad, 'Hello');
  const sent = await upload(bad, picture);
  const { publicId } = sent.json<{ data: { publicId: string } }>().data;
  await bad.send('PUT', `/chats/${ada.id}/messages/${timeOrderedId()}`, { photo: publicId });
  const copy = await addPicture(app, await createPerson(app), picture);
  const { messages } = await historyOf(ada, bad);
  const report = {
    problem_type: 'Inappropriate Content',
    reason: 'intimate-picture',
    description: 'This is me',
    messageId: messages.at(-1)?._id,
  };
  const made = await ada.send('POST', '/reports/create-reports', report);
  const reportId = made.json<{ data: { report: { _id: string } } }>().data.report._id;
  const { id } = await caseOf(app, { reference: `#${reportId.slice(-6)}` });
  const grace = await later(49);
  const reader = await renewed(app, ada);
  const photo = async () => (await historyOf(reader, bad)).messages.at(-1)?.photo ?? null;
  expect(await photo()).toBeNull();
  await decideOn(grace, id, 'remove-message', { message: { reportId, number: 2 } });
  await endUndo(app);
  expect([await photo(), await isShown(app, copy)]).toEqual([null, false]);
});
