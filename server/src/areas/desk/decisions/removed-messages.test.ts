import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { chatOf, historyOf, write } from '../../../../test/chat/chats.ts';
import { caseIdOf, decideOn, readCase, sendDecision } from '../../../../test/desk/desk.ts';
import { makeImage, upload } from '../../../../test/files/images.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app, 'moderator');

/** A photo and a text by one member, which the other reports. */
async function reportedChat() {
  const [ada, bad] = await matchOf(app);
  await write(ada, bad, 'Hello');
  await write(bad, ada, 'Send me money');
  const image = await upload(bad, await makeImage());
  const { publicId } = image.json<{ data: { publicId: string } }>().data;
  await bad.send('PUT', `/chats/${ada.id}/messages/${timeOrderedId()}`, { photo: publicId });
  const { messages } = await historyOf(ada, bad);
  const report = { problem_type: 'Harassment', description: 'This', messageId: messages[1]?._id };
  const made = await ada.send('POST', '/reports/create-reports', report);
  const reportId = made.json<{ data: { report: { _id: string } } }>().data.report._id;
  return { ada, bad, reportId, caseId: await caseIdOf(app, reportId) };
}

/** Everything in the chat except the counters by which devices find changes. */
const rowsOf = async ({ id }: Person) => [
  await sql`select m.number, m.body, m.photo_id, m.sent_at, m.deleted_at, m.sender_reaction, m.receiver_reaction
    from message m join chat_member s on s.chat_id = m.chat_id and s.member_id = ${id} order by m.number`,
  await sql`select f.* from chat_photo f join chat_member s on s.chat_id = f.chat_id and s.member_id = ${id}`,
  await sql`select s.* from chat_member s where ${id} in (member_id, other_id) order by member_id`,
];

const seenBy = async (by: Person, other: Person) =>
  (await historyOf(by, other)).messages.map(({ text, photo, deleted }) =>
    deleted ? deleted : (text ?? (photo && 'photo')),
  );

test(
  'trust 71: a removed message or photo is gone for both, stays in the evidence, and an undo restores every row',
  { tags: ['long'] },
  async () => {
    const { ada, bad, reportId, caseId } = await reportedChat();
    const before = await rowsOf(bad);
    const unread = (await chatOf(ada, bad)).unread;
    for (const number of [2, 3]) {
      const message = { reportId, number };
      const { _id } = await decideOn(grace, caseId, 'remove-message', { message });
      const gone = ['Hello', 'Send me money', 'photo'].with(number - 1, 'both');
      expect([await seenBy(ada, bad), await seenBy(bad, ada)]).toEqual([gone, gone]);
      expect((await chatOf(ada, bad)).unread).toBe(unread - 1);
      const { reports } = await readCase(grace, caseId);
      expect(JSON.stringify(reports[0]?.evidence)).toContain('Send me money');
      expect((await grace.send('POST', `/desk/decisions/${_id}/undo`)).statusCode).toBe(200);
      expect(await rowsOf(bad)).toEqual(before);
    }
    await app.jobs.runDue();
    const { messages } = await historyOf(ada, bad);
    const photo = await app.inject({ url: messages[2]?.photo?.url ?? '', headers: ada.headers });
    expect(photo.statusCode).toBe(200);
  },
);

test(
  'trust 71: the author of a removed message is told, and it is restored when the appeal succeeds',
  { tags: ['long'] },
  async () => {
    const { ada, bad, reportId, caseId } = await reportedChat();
    const before = await rowsOf(bad);
    await decideOn(grace, caseId, 'remove-message', { message: { reportId, number: 2 } });
    await endUndo(app);
    const { statements } = (await bad.get('/statements')).json<{
      data: { statements: { token: string; action: string }[] };
    }>().data;
    expect(statements).toMatchObject([{ action: 'remove-message', party: 'subject' }]);
    const appeal = { token: statements[0]?.token, message: 'It was a joke.' };
    expect((await bad.send('POST', '/statements/appeal', appeal)).statusCode).toBe(200);
    const other = await createColleague(app, 'moderator');
    const [row] = await sql<{
      id: string;
    }>`select a.id from appeal a join decision d on d.id = a.decision_id
    where d.case_id = ${caseId}`;
    const decided = { outcome: 'reversed', answer: 'You are right.' };
    expect((await other.send('PUT', `/desk/appeals/${row?.id}`, decided)).statusCode).toBe(200);
    expect(await rowsOf(bad)).toEqual(before);
    expect(await seenBy(ada, bad)).toEqual(['Hello', 'Send me money', 'photo']);
  },
);

test(
  'trust 71: a message is removed once, and only if the reported member wrote it and the report contains it',
  { tags: ['long'] },
  async () => {
    const { bad, reportId, caseId } = await reportedChat();
    const remove = async (message: { reportId: string; number: number }) =>
      (await sendDecision(grace, caseId, 'remove-message', { message })).statusCode;
    const elsewhere = await reportedChat();
    expect(await remove({ reportId, number: 1 })).toBe(404);
    expect(await remove({ reportId, number: 4 })).toBe(404);
    expect(await remove({ reportId: elsewhere.reportId, number: 2 })).toBe(404);
    await sql`update message set body = null, deleted_at = now() where number = 2 and sender_id = ${bad.id}`;
    expect(await remove({ reportId, number: 2 })).toBe(409);
    expect(await remove({ reportId, number: 3 })).toBe(200);
  },
);
