import type { Appeal } from '@kindred/contract/desk/appeals';
import type { Statement } from '@kindred/contract/desk/statements';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { caseIdOf, decideOn, openCase } from '../../../test/desk/desk.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createPerson } from '../../../test/members/people.ts';
import { endUndo } from '../../../test/desk/reports.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await testApp();
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });

const answer = 'Hi {reporter}, we read "Hello" & found <nothing> against our rules.';

const lastMailTo = async (email: string) =>
  (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === email);
const tokenIn = (text = '') =>
  decodeURIComponent(/statement#token=([\w%-]+)/.exec(text)?.[1] ?? '');

/** Two kinds of people who can report, and their report about Zedekiah. */
const reporters = {
  async 'a member who wants no mails and was banned since'() {
    const reporter = await createPerson(app, { profile: { first_name: 'Reporta' } });
    const { preferences } = (await reporter.get('/notices/preferences')).json<{
      data: { preferences: { kind: string }[] };
    }>().data;
    for (const { kind } of preferences)
      await reporter.send('PUT', '/notices/preferences', { kind, channel: 'mail', on: false });
    const about = (await createPerson(app, { profile: { first_name: 'Zedekiah' } })).id;
    const { id } = await openCase(app, { about, by: reporter.id });
    await app.pool.query(
      `update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = $1`,
      [reporter.id],
    );
    return { caseId: id, email: reporter.email, name: 'Reporta' };
  },
  async 'someone without an account'() {
    const email = 'neighbour@mail.example';
    await post('/content-notices', {
      reason: 'harassment',
      description: 'He shouts at people.',
      location: 'The profile of Zedekiah in Porto',
      goodFaith: true,
      name: 'Neighbour',
      email,
    });
    const { rows } = await app.pool.query<{ id: string }>(
      'select report_id as id from notice_sender where email = $1',
      [email],
    );
    return { caseId: await caseIdOf(app, rows[0]?.id ?? ''), email, name: null };
  },
};

test.each(Object.entries(reporters))(
  'trust 63: %s reads in the mail what the moderator wrote, and contests the dismissal once by its link, without signing in',
  async (_who, report) => {
    const { caseId, email, name } = await report();
    const before = (await lastMailTo(email))?.name;
    await decideOn(grace, caseId, 'dismiss', { outcome: 'rejected', answer });
    await app.jobs.runDue();
    // Nothing is sent while it can be undone.
    expect((await lastMailTo(email))?.name).toBe(before);
    await endUndo(app);
    const mail = await lastMailTo(email);
    const written = `Hi${name ? ` ${name}` : ''}, we read "Hello" & found <nothing> against our rules.`;
    expect(mail?.text).toContain(written);
    expect(mail?.html).toContain('&amp; found &lt;nothing&gt;');
    expect(mail?.text).toContain('you can contest it once within six months, without signing in');
    expect(mail?.text).not.toContain('Zedekiah');
    expect(mail?.text).not.toContain(grace.email);

    const token = tokenIn(mail?.text);
    const statement = (await post('/statements/open', { token })).json<{
      data: { statement: Statement };
    }>().data.statement;
    // The same text as in the mail, and until when it can be contested.
    expect(statement).toMatchObject({ party: 'reporter', answer: written, appeal: null });
    expect(statement.appealUntil).not.toBeNull();
    const contest = () => post('/statements/appeal', { token, message: 'Please look again.' });
    expect((await contest()).statusCode).toBe(200);
    expect((await contest()).statusCode).toBe(409);

    const { appeals } = (await other.get('/desk/appeals')).json<{ data: { appeals: Appeal[] } }>()
      .data;
    const made = appeals.find((each) => each.caseId === caseId);
    const decide = (by: typeof grace) =>
      by.send('PUT', `/desk/appeals/${made?._id}`, {
        outcome: 'reversed',
        answer: 'You are right.',
      });
    expect((await decide(grace)).statusCode).toBe(403);
    expect((await decide(other)).statusCode).toBe(200);
    const decided = await lastMailTo(email);
    expect(decided?.text).toContain('You are right.');
    expect(decided?.text).not.toContain('Zedekiah');
  },
);

test('trust 63: without a text of the moderator the mail has the usual one, and who reported a person that was sanctioned can contest nothing', async () => {
  const [first, second] = [await createPerson(app), await createPerson(app)];
  const { id } = await openCase(app, { by: first.id });
  await decideOn(grace, id, 'dismiss', { outcome: 'rejected' });
  const { id: sanctioned } = await openCase(app, { by: second.id });
  await decideOn(grace, sanctioned, 'warn', { answer: 'We acted on it.' });
  await endUndo(app);
  const usual = (await lastMailTo(first.email))?.text;
  expect(usual).toContain('found nothing against our rules');
  expect(usual).toContain('contest');
  const acted = (await lastMailTo(second.email))?.text;
  expect(acted).toContain('We acted on it.');
  expect(acted).not.toContain('contest');
});

test('trust 63: a dismissal that is undone sends nothing', async () => {
  const reporter = await createPerson(app);
  const { id } = await openCase(app, { by: reporter.id });
  const { _id } = await decideOn(grace, id, 'dismiss', { outcome: 'rejected', answer });
  await grace.send('POST', `/desk/decisions/${_id}/undo`);
  await endUndo(app);
  expect(await lastMailTo(reporter.email)).toBeUndefined();
});
