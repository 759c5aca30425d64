// @module-tag long
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { historyOf } from '../../../../test/chat/chats.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { decideOn, readCase, sendDecision } from '../../../../test/desk/desk.ts';
import {
  addPicture,
  askToRemove,
  caseOf,
  fingerprintOf,
  isShown,
  openRequest,
  postAsStranger,
} from '../../../../test/desk/picture-requests.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { makePicture, photoUrl, upload } from '../../../../test/files/images.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app, 'moderator');

const ground = {
  kind: 'terms',
  clause: 'intimate-pictures',
  category: 'CYBER_VIOLENCE',
  keyword: 'NON_CONSENSUAL_IMAGE_SHARING',
  source: 'article-16',
  reason: 'The person in this picture has not agreed.',
} as const;

const mailsTo = async (email: string) =>
  (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);

let pictures = 0;

/** A picture in three places: two profiles, and a chat. */
async function spreadPicture() {
  const picture = await makePicture((pictures += 1));
  const [owner, copier] = [await createPerson(app), await createPerson(app)];
  const [ada, sender] = await matchOf(app);
  const publicId = await addPicture(app, owner, picture);
  const copy = await addPicture(app, copier, await sharp(picture).flop().jpeg().toBuffer());
  const sent = await upload(sender, await sharp(picture).resize(200).png().toBuffer());
  const { data: photo } = sent.json<{ data: { publicId: string } }>();
  const url = `/chats/${ada.id}/messages/${timeOrderedId()}`;
  await sender.send('PUT', url, { photo: photo.publicId });
  const unused = await upload(await createPerson(app), picture);
  const receipt = await askToRemove(app, {
    email: `ida${pictures}@elsewhere.example`,
    fingerprint: await fingerprintOf(app, picture),
  });
  const { id, reportId } = await caseOf(app, receipt);
  const inChat = async () => (await historyOf(ada, sender)).messages.at(-1)?.photo ?? null;
  const { data: left } = unused.json<{ data: { publicId: string } }>();
  return { picture, owner, copier, sender, publicId, copy, receipt, id, reportId, inChat, left };
}

test(
  'trust 140: removing a picture removes its copies in profiles, chats and uploads, and refuses it afterwards',
  { tags: ['long'] },
  async () => {
    const spread = await spreadPicture();
    const { picture, owner, copier, publicId, copy, receipt, id, inChat, left } = spread;
    const found = await readCase(grace, id);
    expect(found.person?._id).toBe(owner.id);
    expect(found.reports[0]?.evidence.map(({ kind }) => kind)).toEqual(['photo', 'profile']);
    expect(found.dueAt).toBe(receipt.dueAt);
    const address = await photoUrl(app, { publicId });
    await decideOn(grace, id, 'remove-photo', { publicId, ground });
    await app.jobs.runDue();
    expect([await isShown(app, publicId), await isShown(app, copy), await inChat()]).toEqual([
      false,
      false,
      null,
    ]);
    expect((await app.inject(address)).statusCode).toBe(404);
    expect(await sql`select from upload where public_id = ${left}`).toEqual([]);
    const decided = await readCase(grace, id);
    expect(decided.decisions.map(({ copies }) => copies)).toEqual([2]);

    const again = await upload(copier, await sharp(picture).resize(300).jpeg().toBuffer());
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      422,
      'picture_was_removed',
    ]);
    await upload(copier, picture);
    const [note, ...others] = await sql`select body from note where member_id = ${copier.id}`;
    expect([note, others]).toEqual([{ body: ' refused-upload' }, []]);
    expect((await upload(copier, await makePicture(900))).statusCode).toBe(200);
  },
);

test(
  'trust 141: the sender and every owner of a copy are notified once, and no owner learns who asked',
  { tags: ['long'] },
  async () => {
    const { owner, copier, sender, publicId, receipt, id } = await spreadPicture();
    await decideOn(grace, id, 'remove-photo', { publicId, ground, answer: 'It is gone, Ida.' });
    expect((await openRequest(app, receipt)).outcome).toBeNull();
    await endUndo(app);
    await endUndo(app);
    const mails = await mailsTo(`ida${pictures}@elsewhere.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `We received your request ${receipt.reference}`,
      `We decided on your request ${receipt.reference}`,
    ]);
    expect(mails[1]?.text).toContain('It is gone, Ida.');
    const opened = await openRequest(app, receipt);
    expect([opened.outcome, opened.answer]).toEqual(['removed', 'It is gone, Ida.']);
    for (const person of [owner, copier, sender]) {
      const reasons = (await mailsTo(person.email)).filter(({ text }) =>
        text.includes(ground.reason),
      );
      expect(reasons).toHaveLength(1);
      expect(JSON.stringify(reasons)).not.toContain('Ida');
      const statements = await person.get('/statements', { party: 'subject' });
      expect(statements.body).toContain(ground.reason);
      expect(statements.body).not.toContain('Ida');
    }
    expect(await sql`select strikes from decision where member_id = ${copier.id}`).toEqual([
      { strikes: 0 },
    ]);
  },
);

test(
  'an undone removal shows every copy again, and the picture can be uploaded',
  { tags: ['long'] },
  async () => {
    const { picture, copier, publicId, copy, id, inChat } = await spreadPicture();
    const shown = async () =>
      Promise.all([isShown(app, publicId), isShown(app, copy), inChat().then(Boolean)]);
    const { _id } = await decideOn(grace, id, 'remove-photo', { publicId, ground });
    await app.jobs.runDue();
    expect(await shown()).toEqual([false, false, false]);
    expect((await grace.send('POST', `/desk/decisions/${_id}/undo`)).statusCode).toBe(200);
    await app.jobs.runDue();
    await endUndo(app);
    expect(await shown()).toEqual([true, true, true]);
    expect((await upload(copier, picture)).statusCode).toBe(200);
    expect(
      (await mailsTo(copier.email)).filter(({ text }) => text.includes(ground.reason)),
    ).toEqual([]);
  },
);

test('a dismissal of the form needs a reason, which its sender gets in the mail', async () => {
  const { publicId, receipt, id } = await spreadPicture();
  const bare = await sendDecision(grace, id, 'dismiss', { outcome: 'rejected' });
  expect([bare.statusCode, bare.json<{ code: string }>().code]).toEqual([422, 'refusal_missing']);
  const other = await sendDecision(grace, id, 'warn', { ground, refusal: 'not-intimate' });
  expect(other.json<{ code: string }>().code).toBe('field_of_other_action');
  await decideOn(grace, id, 'dismiss', { outcome: 'rejected', refusal: 'self-published' });
  await endUndo(app);
  expect(await isShown(app, publicId)).toBe(true);
  const opened = await openRequest(app, receipt);
  expect([opened.outcome, opened.refusal]).toEqual(['refused', 'self-published']);
  const [, answer] = await mailsTo(`ida${pictures}@elsewhere.example`);
  expect(answer?.text).toContain('was published here by the person in it');
  expect(answer?.text).toContain('contest');
});

test(
  'a removal that a colleague reverses on appeal shows every copy again, and the picture can be uploaded',
  { tags: ['long'] },
  async () => {
    const { picture, owner, copier, publicId, copy, id, inChat } = await spreadPicture();
    const hopper = await createColleague(app, 'moderator');
    await decideOn(grace, id, 'remove-photo', { publicId, ground });
    await app.jobs.runDue();
    await endUndo(app);
    const statements = await owner.get('/statements', { party: 'subject' });
    const [statement] = statements.json<{ data: { statements: { token: string }[] } }>().data
      .statements;
    const appeal = { token: statement?.token ?? '', message: 'I published it myself.' };
    expect((await postAsStranger(app, '/statements/appeal', appeal)).statusCode).toBe(200);
    const [made] = await sql`select id from appeal order by made_at desc limit 1`;
    const answer = { outcome: 'reversed', answer: 'You are right.' };
    const decided = await hopper.send('PUT', `/desk/appeals/${String(made?.['id'])}`, answer);
    expect(decided.statusCode).toBe(200);
    await app.jobs.runDue();
    expect([
      await isShown(app, publicId),
      await isShown(app, copy),
      Boolean(await inChat()),
    ]).toEqual([true, true, true]);
    expect((await upload(copier, picture)).statusCode).toBe(200);
  },
);
