import { expect, test } from 'vitest';
import { decideOn } from '../../../test/desk/desk.ts';
import { say, textsOf, write } from '../../../test/chat/chats.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { personOf } from '../../../test/members/people.ts';
import {
  figuresOf,
  heldAccounts,
  insulting,
  ownSafety,
  withMatches,
} from '../../../test/safety/safety.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const app = await testApp();
const sql = sqlOf(app);
const officer = await createStaff(app);
const staff = personOf(app, officer, await signIn(app, officer));

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;

/** A member whose second message to someone new waits. */
async function heldMember() {
  const { ada, others } = await withMatches(app, 5);
  const [first, second] = others as [(typeof others)[0], (typeof others)[0]];
  await write(ada, first, insulting, { sure: true });
  const stopped = await say(ada, second, insulting, { sure: true });
  expect([stopped.statusCode, codeOf(stopped)]).toEqual([409, 'message_waits']);
  const held = await heldAccounts(staff);
  const hold = held.accounts.find(({ memberId }) => memberId === ada.id);
  if (!hold) throw new Error('The account is not held');
  return { ada, others, first, second, hold };
}

test('trust 148: messages of a held account wait and are delivered in their order exactly once when staff release it', async () => {
  const { ada, second, others, hold } = await heldMember();
  const id = timeOrderedId();
  for (let time = 0; time < 3; time += 1)
    expect(codeOf(await say(ada, second, 'Are you there?', {}, id))).toBe('message_waits');
  const third = others[2] as (typeof others)[0];
  expect(codeOf(await say(ada, third, 'Hello!'))).toBe('message_waits');
  const own = await ownSafety(ada);
  expect(own.state).toBe('held');
  expect(own.waiting.map(({ text }) => text)).toEqual([insulting, 'Are you there?', 'Hello!']);
  expect(await textsOf(second, ada)).toEqual([]);
  expect(hold).toMatchObject({ points: 8, rules: [{ rule: 'insult', people: 2, points: 8 }] });
  expect(JSON.stringify(await heldAccounts(staff))).not.toContain('Are you there?');

  const releases = await Promise.all(
    [1, 2].map(() => staff.send('POST', `/desk/holds/${hold._id}/release`)),
  );
  expect(releases.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(await textsOf(second, ada)).toEqual([insulting, 'Are you there?']);
  expect(await textsOf(third, ada)).toEqual(['Hello!']);
  // A client that lost the answer sends it again, and it stays the same message.
  expect((await say(ada, second, 'Are you there?', {}, id)).statusCode).toBe(200);
  expect(await textsOf(second, ada)).toHaveLength(2);
  expect(await ownSafety(ada)).toMatchObject({ state: 'clear', waiting: [] });
  const notices = await sql<{ kind: string }>`
    select kind from notice where member_id = ${ada.id} and kind like 'safety.%' order by created_at`;
  expect(notices.map(({ kind }) => kind)).toEqual(['safety.held', 'safety.released']);
  expect(await figuresOf(staff, 'insult')).toMatchObject({ held: 1, errors: 1, upheld: 0 });
  const [entry] = await sql<{
    details: object;
  }>`select details from audit where action = 'safety.release'`;
  expect(entry?.details).toMatchObject({ messages: 3 });

  // The team has looked: what the rules find again is noted and holds nothing.
  const fourth = others[3] as (typeof others)[0];
  expect((await say(ada, fourth, insulting, { sure: true })).statusCode).toBe(200);
});

test('chats go on in which the other one has written, and the member can say something about the hold', async () => {
  const { ada, first, hold } = await heldMember();
  await write(first, ada, 'Who are you?');
  await write(ada, first, 'Sorry for that.');
  expect(await ada.send('PUT', '/safety/answer', { text: 'It was a quotation.' })).toMatchObject({
    statusCode: 200,
  });
  const shown = (await heldAccounts(staff)).accounts.find(({ _id }) => _id === hold._id);
  expect(shown?.answer).toBe('It was a quotation.');
});

test('trust 148: messages of an account that is banned are deleted, and the rule is shown as upheld', async () => {
  const { ada, second, hold } = await heldMember();
  const before = await figuresOf(staff, 'insult');
  const opened = await staff.send('POST', `/desk/holds/${hold._id}/case`, {
    reason: 'Insults two people.',
  });
  const { caseId } = opened.json<{ data: { caseId: string } }>().data;
  const again = await staff.send('POST', `/desk/holds/${hold._id}/case`, { reason: 'Again.' });
  expect(codeOf(again)).toBe('hold_has_case');
  await app.jobs.runDue();
  expect(await ownSafety(ada)).toMatchObject({ state: 'held' });
  await decideOn(staff, caseId, 'ban');
  await addJob(app.pool, 'follow-safety-holds', {});
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(await sql`select from waiting_message where member_id = ${ada.id}`).toEqual([]);
  expect(await sql`select from message where sender_id = ${ada.id}`).toHaveLength(1);
  expect(second.id).not.toBe(ada.id);
  expect((await figuresOf(staff, 'insult'))?.upheld).toBe((before?.upheld ?? 0) + 1);
});

test('trust 149: undoing a rule releases the accounts that it alone held, and no others', async () => {
  const alone = await heldMember();
  const { ada: both, others } = await withMatches(app, 4);
  const text = `${insulting}. Nice tits, what are you wearing?`;
  for (const other of others.slice(0, 3)) await say(both, other, text, { sure: true });
  expect((await ownSafety(both)).state).toBe('held');
  const { safetyRules } = app.site.document;
  const list = safetyRules.list.map((rule) => ({ ...rule, on: rule.id !== 'insult' }));
  const was = safetyRules.list;
  const draft = await staff.send('PUT', '/site/draft', {
    path: 'safetyRules.list',
    value: list,
    was,
  });
  expect(draft.statusCode, draft.body).toBe(200);
  const seen = draft.json<{ data: { draft: string } }>().data.draft;
  const published = await staff.send('POST', '/site/versions', { seen });
  expect(published.statusCode, published.body).toBe(200);
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect((await ownSafety(alone.ada)).state).toBe('clear');
  expect(await textsOf(alone.second, alone.ada)).toEqual([insulting]);
  expect((await ownSafety(both)).state).toBe('held');
});
