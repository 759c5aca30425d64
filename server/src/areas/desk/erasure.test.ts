import type { Case } from '@kindred/contract/desk';
import type { Appeal } from '@kindred/contract/desk/appeals';
import type { Statement } from '@kindred/contract/desk/statements';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { write } from '../../../test/chat/chats.ts';
import { caseIdOf, decideOn } from '../../../test/desk/desk.ts';
import { findTraces } from '../../../test/files/find-traces.ts';
import { choose } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { endUndo } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { eraseMember } from '../members/erase.ts';

const app = await testApp();
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];
type Person = typeof grace;

async function send(by: Person, method: 'POST' | 'PUT', url: string, body: object) {
  const answer = await by.send(method, url, body);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.body}`);
  return answer;
}

async function report(by: Person, description: string, more: object = {}) {
  const type = { problem_type: 'Harassment', description };
  const answer = await send(by, 'POST', '/reports/create-reports', { ...type, ...more });
  const { _id } = answer.json<{ data: { report: { _id: string } } }>().data.report;
  return { id: _id, caseId: await caseIdOf(app, _id) };
}

/** Texts by a member, and by staff about them, in words that occur nowhere else. */
async function leaveTraces(zelda: Person, alan: Person) {
  const sent = await write(zelda, alan, 'messagetrace');
  await write(alan, zelda, 'Send me money');
  await send(zelda, 'PUT', `/chats/${alan.id}/draft`, { text: 'drafttrace' });
  const theirs = await write(alan, zelda, 'Now');
  await send(grace, 'POST', `/users/${zelda.id}/notes`, { body: 'filetrace' });

  const made = await report(zelda, 'complainttrace', { messageId: theirs.message._id });
  const reply = { message: 'Hello Zeldatrace, replytrace', isInternal: false };
  await send(grace, 'POST', `/reports/report/${made.id}/reply`, reply);
  await decideOn(grace, made.caseId, 'remove-message', {
    message: { reportId: made.id, number: theirs.message.number },
    answer: 'Hello {reporter}, thankstrace',
  });

  const received = await report(alan, 'Look', { messageId: sent.message._id });
  const danger = { suspicion: 'dangertrace', passedTo: 'Police', passedWhat: 'All' };
  const passedAt = new Date().toISOString();
  await send(grace, 'POST', `/desk/cases/${received.caseId}/danger`, { ...danger, passedAt });
  const ground = { kind: 'terms', clause: 'respect', category: 'CYBER_VIOLENCE' };
  const more = { keyword: 'CYBER_HARASSMENT', source: 'article-16', reason: 'reasontrace' };
  const why = { ground: { ...ground, ...more }, note: 'judgementtrace' };
  await decideOn(grace, received.caseId, 'remove-text', { field: 'bio', ...why });

  const service = await report(zelda, 'servicetrace', { problem_type: 'Bug Report' });
  const words = { note: 'bugtrace', answer: 'fixedtrace' };
  await decideOn(grace, service.caseId, 'dismiss', words);
  await endUndo(app);
  await contest(zelda);
}

const appealsIn = async (by: Person) =>
  (await by.get('/desk/appeals')).json<{ data: { appeals: Appeal[] } }>().data.appeals;

async function erase({ id, email }: Person) {
  await sqlOf(app)`update member set state = 'erased', state_by = 'self', erase_at = now()
    where id = ${id}`;
  await eraseMember(app, { id, email });
}

async function appeal(zelda: Person) {
  const answer = await zelda.get('/statements');
  const { statements } = answer.json<{ data: { statements: Statement[] } }>().data;
  const { token } = statements.find(({ party }) => party === 'subject') ?? {};
  await send(zelda, 'POST', '/statements/appeal', { token, message: 'appealtrace' });
}

async function contest(zelda: Person) {
  await appeal(zelda);
  const appeals = await appealsIn(other);
  const body = { outcome: 'upheld', answer: 'upheldtrace' };
  await send(other, 'PUT', `/desk/appeals/${appeals[0]?._id}`, body);
}

test('an appeal of a member who was erased needs no decision', async () => {
  const zelda = await createPerson(app);
  const { caseId } = await report(await createPerson(app), 'Look', { reportedUserId: zelda.id });
  await decideOn(grace, caseId, 'warn');
  await endUndo(app);
  await appeal(zelda);
  const waiting = async () => (await appealsIn(other)).length;
  const before = await waiting();
  await erase(zelda);
  expect(await waiting()).toBe(before - 1);
});

test('trust 77: staff read that what was written to an erased member was deleted with the account', async () => {
  const zelda = await createPerson(app);
  const alan = await createPerson(app, aMan());
  const { id, caseId } = await report(zelda, 'Look', { reportedUserId: alan.id });
  const reply = { message: 'Hello Zelda', isInternal: false };
  await send(grace, 'POST', `/reports/report/${id}/reply`, reply);
  await erase(zelda);
  const { case: found } = (await grace.get(`/desk/cases/${caseId}`)).json<{
    data: { case: Case };
  }>().data;
  expect(found.reports[0]?.replies).toMatchObject([{ message: 'Deleted with the account.' }]);
});

test(
  'trust 77: of an erased member the desk and the chats keep what the law requires, and nothing else',
  { tags: ['long'] },
  async () => {
    const [zelda, alan] = [
      await createPerson(app, {
        member: { email: 'zelda@trace.example' },
        profile: { first_name: 'Zeldatrace', bio: 'biotrace' },
      }),
      await createPerson(app, aMan()),
    ];
    await choose(zelda, alan, 'like', { note: 'hellotrace' });
    await choose(alan, zelda);
    await leaveTraces(zelda, alan);
    const written = ['message', 'draft', 'hello', 'file', 'complaint', 'reply', 'thanks', 'danger'];
    const decided = ['bio', 'reason', 'judgement', 'service', 'bug', 'fixed', 'appeal', 'upheld'];
    const words = [...written, ...decided, 'zelda'].map((word) => `${word}trace`);
    const values = [...words, zelda.email, zelda.id];
    await app.jobs.runDue();
    const found = new Set((await findTraces(app, values)).map(({ value }) => value));
    expect(values.filter((value) => !found.has(value))).toEqual([]);

    await erase(zelda);
    // Live events name the sender of a message for three days, and limits count for one.
    app.advanceClock(4 * 86_400_000);
    for (const job of ['delete-old-rows-hourly', 'delete-old-rows'] as const)
      await addJob(app.pool, job, {});
    await app.jobs.runDue();
    const places = Map.groupBy(await findTraces(app, values), ({ value }) => value);
    const kept = [...places].map(([value, traces]) => [value, traces.map(({ place }) => place)]);
    expect(Object.fromEntries(kept)).toEqual({
      // The log says that something was done to this number, and in tests the name of a reported photo contains it.
      [zelda.id]: ['audit', 'evidence'],
      // Reports by them and about them, until they have been settled for long enough.
      complainttrace: ['report'],
      messagetrace: ['evidence'],
      hellotrace: ['evidence'],
      biotrace: ['evidence'],
      zeldatrace: ['evidence'],
      // A record for the police.
      dangertrace: ['danger_record'],
    });
  },
);
