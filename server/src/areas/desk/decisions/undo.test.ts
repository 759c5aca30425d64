import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  caseIdOf,
  decideOn,
  everythingAbout,
  openCase,
  readCase,
} from '../../../../test/desk/desk.ts';
import { choose } from '../../../../test/likes/likes.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { endUndo, insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];
const undo = (by: typeof grace, id: string) => by.send('POST', `/desk/decisions/${id}/undo`);

const everyAction = [
  ['dismiss', {}],
  ['warn', {}],
  ['suspend', {}],
  ['ban', {}],
  ['remove-photo', {}],
  ['remove-text', { field: 'bio' }],
  ['remove-text', { field: 'prompts' }],
  ['remove-text', { field: 'fields' }],
] as const;

test.each(everyAction)(
  'trust 61: undoing %s %o restores every row, and no one is notified',
  async (action, fields) => {
    const person = await createPerson(app, {
      profile: {
        bio: 'About me',
        prompts: JSON.stringify([{ prompt: 'green-flag', answer: 'Tea' }]),
        own_fields: JSON.stringify({ 3: 'Gardener', 4: 1, 5: [1, 2] }),
      },
    });
    const friend = await createPerson(app, aMan());
    await choose(person, friend);
    await choose(friend, person);
    await sql`update photo set url = ${`/media/x.${person.id}/800.webp`} where member_id = ${person.id}`;
    const { id } = await openCase(app, { about: person.id, by: friend.id });
    await insertReport(app, { about: person.id, path: ['in_progress'] });
    const before = await everythingAbout(app, id, person.id);
    const heard = async () =>
      (await sentMails(app)).filter(({ to }) =>
        [person.email, friend.email].includes(to?.[0]?.address ?? ''),
      ).length;
    const mails = await heard();
    const photo = action === 'remove-photo' && { publicId: `test-${person.id}` };
    const decision = await decideOn(grace, id, action, { ...fields, ...photo, answer: 'Thanks.' });
    expect(await everythingAbout(app, id, person.id)).not.toEqual(before);
    expect((await undo(grace, decision._id)).statusCode).toBe(200);
    expect(await everythingAbout(app, id, person.id)).toEqual(before);
    expect((await readCase(other, id)).person?.strikes).toBe(0);
    await endUndo(app);
    expect(await heard()).toBe(mails);
    // It can be decided again.
    expect(await decideOn(grace, id, 'dismiss')).toMatchObject({ action: 'dismiss' });
  },
);

test('trust 61: only its author can undo a decision, within ten seconds and once', async () => {
  const { id, reportIds } = await openCase(app);
  const decision = await decideOn(grace, id, 'warn');
  expect((await undo(other, decision._id)).statusCode).toBe(409);
  app.advanceClock(9_000);
  for (const _time of [1, 2]) expect((await undo(grace, decision._id)).statusCode).toBe(200);
  const again = await decideOn(grace, id, 'warn');
  app.advanceClock(10_000);
  expect((await undo(grace, again._id)).statusCode).toBe(409);
  expect(await sql`select status from report where id = ${reportIds[0]}`).toEqual([
    { status: 'resolved' },
  ]);
});

test('what a colleague changed since is left unchanged', async () => {
  const { id, about, reportIds } = await openCase(app, { reports: 2 });
  const decision = await decideOn(grace, id, 'ban');
  const lead = await createColleague(app);
  const longer = { state: 'banned', reason: 'Worse than it looked' };
  await lead.send('PUT', `/users/${about}/state`, longer);
  const [first = '', second = ''] = reportIds;
  await other.send('PUT', `/reports/report/${first}/status`, { status: 'in_progress' });
  await undo(grace, decision._id);
  expect(await sql`select state, state_reason from member where id = ${about}`).toEqual([
    { state: 'banned', state_reason: longer.reason },
  ]);
  const statuses =
    await sql`select status from report where id = any (${[first, second]}) order by id = ${second}`;
  expect(statuses).toEqual([{ status: 'in_progress' }, { status: 'pending' }]);
});

test('reports of an undone decision join the case that was opened since', async () => {
  const { id, about, reportIds } = await openCase(app);
  const decision = await decideOn(grace, id, 'dismiss');
  const late = await caseIdOf(app, await insertReport(app, { about }));
  await undo(grace, decision._id);
  expect([await caseIdOf(app, reportIds[0] ?? ''), late]).toEqual([late, late]);
  expect(await sql`select from report_case where id = ${id}`).toEqual([]);
});

test('a longer restriction is neither shortened by a decision nor lifted by undoing it', async () => {
  const { id, about } = await openCase(app);
  await decideOn(grace, id, 'ban');
  const state = () => sql`select state, state_until from member where id = ${about}`;
  const forGood = await state();
  const second = await openCase(app, { about });
  const { _id } = await decideOn(grace, second.id, 'suspend', { days: 3 });
  expect(await state()).toEqual(forGood);
  await undo(grace, _id);
  expect(await state()).toEqual(forGood);
});
