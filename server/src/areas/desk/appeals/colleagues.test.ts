// @module-tag long
import type { Appeal, AppealCounts } from '@kindred/contract/desk/appeals';
import type { Statement } from '@kindred/contract/desk/statements';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, openCase, readCase } from '../../../../test/desk/desk.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

type Person = Awaited<ReturnType<typeof createColleague>>;

const appealBy = async (reader: Person, subject: { id: string }) =>
  (await reader.get('/desk/appeals'))
    .json<{ data: { appeals: Appeal[] } }>()
    .data.appeals.find(({ by }) => by?._id === subject.id);
const countsFor = async (reader: Person) =>
  (await reader.get('/desk/appeals')).json<{ data: { counts: AppealCounts } }>().data.counts;
const settle = async (by: Person, id = '') =>
  (await by.send('PUT', `/desk/appeals/${id}`, { outcome: 'reversed', answer: 'You are right.' }))
    .statusCode;

/** A decision about a member who appeals it. */
async function contested(app: FastifyInstance, by: Person, subject: Person) {
  const { id } = await openCase(app, { about: subject.id });
  await by.send('POST', `/users/${subject.id}/notes`, { body: 'Was warned in person' });
  await decideOn(by, id, 'warn', { note: 'Third time' });
  await endUndo(app);
  const answer = await subject.get('/statements');
  const [statement] = answer.json<{ data: { statements: Statement[] } }>().data.statements;
  const sent = { token: statement?.token, message: 'It was not me.' };
  expect((await subject.send('POST', '/statements/appeal', sent)).statusCode).toBe(200);
  return id;
}

test('trust 60: a moderator can neither reverse a decision about a colleague nor read notes about them', async () => {
  const app = await testApp();
  const [one, two] = [await createColleague(app), await createColleague(app)];
  const moderator = await createColleague(app, 'moderator');
  const subject = await createColleague(app, 'moderator');
  const caseId = await contested(app, one, subject);
  const found = await appealBy(moderator, subject);
  expect(found).toMatchObject({ waitsFor: 'administrator', decision: { note: null } });
  expect(await appealBy(two, subject)).toMatchObject({
    waitsFor: null,
    decision: { note: 'Third time' },
  });
  expect(await countsFor(two)).toMatchObject({ waiting: 1, all: 1 });
  expect(await countsFor(subject)).toMatchObject({ waiting: 0, all: 0 });
  const notesOf = async (reader: Person) => {
    const { person, decisions } = await readCase(reader, caseId);
    return [person?.notes.map(({ body }) => body), decisions.map(({ note }) => note)];
  };
  expect(await notesOf(moderator)).toEqual([[], [null]]);
  expect(await notesOf(two)).toEqual([['Was warned in person'], ['Third time']]);
  expect(await settle(moderator, found?._id)).toBe(403);
  expect(await settle(subject, found?._id)).toBe(403);
  expect(await settle(one, found?._id)).toBe(403);
  expect(await settle(two, found?._id)).toBe(200);
});

test('trust 62: where no one else can decide an appeal, the first decider does, and the log and the mail say so', async () => {
  const app = await testApp();
  const only = await createColleague(app);
  const member = await createPerson(app);
  await contested(app, only, member);
  const alone = await appealBy(only, member);
  expect(alone).toMatchObject({ waitsFor: null });

  // A moderator can decide about the member, and not about a colleague.
  const moderator = await createColleague(app, 'moderator');
  const subject = await createColleague(app, 'support');
  await contested(app, only, subject);
  expect(await appealBy(only, member)).toMatchObject({ waitsFor: 'colleague' });
  expect(await settle(only, alone?._id)).toBe(403);
  expect(await settle(moderator, alone?._id)).toBe(200);
  const found = await appealBy(only, subject);
  expect(found).toMatchObject({ waitsFor: null });
  expect(await settle(moderator, found?._id)).toBe(403);
  expect(await settle(only, found?._id)).toBe(200);
  const entries = await sqlOf(app)`select subject_id, details ->> 'sameDecider' as same from audit
    where action = 'case.appeal' order by id`;
  expect(entries).toEqual([
    { subject_id: member.id, same: null },
    { subject_id: subject.id, same: 'true' },
  ]);
  const mails = await sentMails(app);
  const mailTo = ({ email }: Person) =>
    mails.find(
      ({ to, text }) => to?.[0]?.address === email && text?.includes('looked at it again'),
    );
  expect(mailTo(member)?.text).toContain("Someone who wasn't part of the first decision");
  expect(mailTo(subject)?.text).toContain('The person who made the first decision');
});
